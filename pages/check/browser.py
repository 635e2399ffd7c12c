"""A browser that does what a person does: Chromium by its debugging protocol, through a pipe.

Nothing is needed beside Chromium and Python: messages are JSON, each ended by a zero byte, to the browser's
descriptor 3 and from its 4. Whatever a page says on its console, throws or asks for is written down.
"""

import base64
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading
import time

FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-extensions",
    "--disable-default-apps", "--mute-audio", "--hide-scrollbars", "--force-color-profile=srgb",
    "--disable-dev-shm-usage", "--font-render-hinting=none",
]

# Keys that are no letters: their code, and the text they make.
KEYS = {
    "Tab": (9, ""), "Enter": (13, "\r"), "Escape": (27, ""), " ": (32, " "), "ArrowLeft": (37, ""),
    "ArrowUp": (38, ""), "ArrowRight": (39, ""), "ArrowDown": (40, ""), "Home": (36, ""), "End": (35, ""),
}


class PageError(Exception):
    """Something on a page is not as it should be."""


def program():
    """The browser of this machine, or None."""
    return next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)


class Browser:
    """One browser with a profile of its own, which is gone at its end."""

    def __init__(self, *flags, slower=1):
        self.slower = slower
        self.profile = tempfile.mkdtemp(prefix="tro-choi-browser.")
        self.downloads = pathlib.Path(self.profile) / "downloads"
        self.downloads.mkdir()
        to_browser, self.to = os.pipe()
        self.come, from_browser = os.pipe()

        def hand_over():
            # Both are moved out of the way first: one of them may be 3 or 4 already.
            read, write = os.dup(to_browser), os.dup(from_browser)
            os.dup2(read, 3)
            os.dup2(write, 4)

        command = [program(), *FLAGS, *flags, f"--user-data-dir={self.profile}", "about:blank"]
        self.process = subprocess.Popen(
            command, preexec_fn=hand_over, close_fds=False, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.count = 0
        self.answers = {}
        self.tabs = {}
        self.news = threading.Condition()
        threading.Thread(target=self.listen, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.ask("Browser.close", timeout=5)
        except (PageError, OSError):
            pass
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def listen(self):
        """Reads what the browser says, to its end."""
        rest = b""
        while piece := os.read(self.come, 1 << 20):
            *whole, rest = (rest + piece).split(b"\0")
            for text in whole:
                message = json.loads(text)
                with self.news:
                    if "id" in message:
                        self.answers[message["id"]] = message
                    elif tab := self.tabs.get(message.get("sessionId")):
                        tab.hear(message["method"], message["params"])
                    self.news.notify_all()

    def ask(self, method, session=None, timeout=60, **params):
        """The answer to a command."""
        with self.news:
            self.count += 1
            number = self.count
            message = {"id": number, "method": method, "params": params}
            if session:
                message["sessionId"] = session
            data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to, data):]
        with self.news:
            if not self.news.wait_for(lambda: number in self.answers, timeout):
                raise PageError(f"no answer to {method}")
            answer = self.answers.pop(number)
        if "error" in answer:
            raise PageError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def tab(self, width=1000, height=800, scheme="light"):
        """A new tab of this size."""
        return Tab(self, width, height, scheme)


class Tab:
    """A page, and a person before it."""

    def __init__(self, browser, width, height, scheme):
        self.browser = browser
        self.target = browser.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.ask("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        browser.tabs[self.session] = self
        self.said = []
        self.asked = []
        self.events = []
        self.has_traced = False
        # The documents that are loaded, by the name that the browser gives each: the blank one of a new tab may
        # be loaded late, when another one has been asked for.
        self.loaded = set()
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.ask(f"{domain}.enable")
        self.ask("Page.setLifecycleEventsEnabled", enabled=True)
        if browser.slower > 1:
            self.ask("Emulation.setCPUThrottlingRate", rate=browser.slower)
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.ask("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": "reduce"}])
        browser.ask("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(browser.downloads), eventsEnabled=False)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.browser.ask("Target.closeTarget", targetId=self.target)

    def ask(self, method, timeout=60, **params):
        """The answer to a command about this page."""
        return self.browser.ask(method, self.session, timeout, **params)

    def hear(self, method, params):
        """Takes note of what happens."""
        if method == "Page.lifecycleEvent":
            if params["name"] == "load":
                self.loaded.add(params["loaderId"])
        elif method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.said.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
            self.said.append(" ".join(str(it.get("value", it.get("description"))) for it in params["args"]))
        elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
            self.said.append(f"{params['entry']['text']} {params['entry'].get('url', '')}")
        elif method == "Tracing.dataCollected":
            self.events += params["value"]
        elif method == "Tracing.tracingComplete":
            self.has_traced = True
        elif method == "Network.requestWillBeSent":
            self.asked.append(params["request"]["url"])

    def open(self, address):
        """Goes to an address and waits until it is loaded. One that differs from that of the page only
        behind # loads nothing."""
        answer = self.ask("Page.navigate", url=address)
        if answer.get("errorText"):
            raise PageError(f"{address}: {answer['errorText']}")
        if "loaderId" in answer:
            with self.browser.news:
                if not self.browser.news.wait_for(lambda: answer["loaderId"] in self.loaded, 30):
                    raise PageError(f"{address}: not loaded")

    def run(self, script, timeout=60):
        """What a piece of JavaScript on the page comes to; a promise is waited for."""
        answer = self.ask("Runtime.evaluate", timeout, expression=script, awaitPromise=True, returnByValue=True, userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise PageError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def wait(self, script, seconds=20):
        """Waits until this is true. (Between two pages there is nothing to ask.)"""
        end = time.monotonic() + seconds
        while True:
            try:
                is_true, why = self.run(f"Boolean({script})"), ""
            except PageError as error:
                is_true, why = False, error
            if is_true:
                return
            if time.monotonic() > end:
                raise PageError(f"never: {script} {why}")
            time.sleep(0.03)

    def place(self, selector, text=None, seconds=20):
        """The middle of the first element that fits and is seen, scrolled into view. It is waited for:
        much of a page is there only when a worker has answered."""
        script = f"""(() => {{
          const fits = [...document.querySelectorAll({json.dumps(selector)})].filter((it) =>
            {json.dumps(text)} === null || it.textContent.trim().includes({json.dumps(text)}));
          const it = fits.find((it) => it.getClientRects().length);
          if (!it) return null;
          it.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }});
          globalThis.aimedAt = it;
          const box = it.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }})()"""
        end = time.monotonic() + seconds
        while not (found := self.run(script)):
            if time.monotonic() > end:
                raise PageError(f"nothing to be seen of {selector} {text or ''}")
            self.come_near(selector)
            time.sleep(0.03)
        return found

    def come_near(self, selector):
        """Scrolls to the section of an element: it may be filled only once it is seen."""
        section = re.match(r"(#\w+)?", selector)[0] or "body"
        self.run(f"document.querySelector('{section}')?.scrollIntoView({{ behavior: 'instant' }})")

    def mouse(self, kind, x, y):
        """A press, release or move of the mouse."""
        pressed = {"button": "left", "clickCount": 1} if kind != "mouseMoved" else {}
        self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, **pressed)

    def click(self, selector, text=None):
        """Clicks the middle of an element, with the mouse; again, if it has moved, since something above it was filled."""
        for _ in range(5):
            x, y = self.place(selector, text)
            # Where no script of the page runs, none hears a click.
            self.run("""globalThis.isMissed = false;
              aimedAt.addEventListener("aim", () => { isMissed = true; }, { once: true });
              aimedAt.dispatchEvent(new Event("aim"));
              aimedAt.addEventListener("click", () => { isMissed = false; }, { once: true, capture: true });""")
            for kind in ["mouseMoved", "mousePressed", "mouseReleased"]:
                self.mouse(kind, x, y)
            # A page that has gone elsewhere knows nothing of it.
            if not self.run("globalThis.isMissed && aimedAt.isConnected"):
                break
            time.sleep(0.2)

    def hover(self, selector, text=None):
        """Moves the mouse over an element."""
        self.mouse("mouseMoved", *self.place(selector, text))

    def key(self, name, shift=False):
        """Presses a key."""
        code, text = KEYS.get(name, (ord(name.upper()[0]), name))
        shared = {"key": name, "windowsVirtualKeyCode": code, "modifiers": 8 if shift else 0}
        self.ask("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **shared)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **shared)

    def type(self, text):
        """Types a text where the cursor is."""
        self.ask("Input.insertText", text=text)

    def put(self, selector, text):
        """Writes a text into a field, in place of what is there."""
        self.click(selector)
        self.run(f"document.querySelector({json.dumps(selector)}).select()")
        self.type(text)

    def choose(self, selector, value):
        """Chooses from a list."""
        self.run(f"""(() => {{
          const list = document.querySelector({json.dumps(selector)});
          list.value = {json.dumps(value)};
          list.dispatchEvent(new Event("input", {{ bubbles: true }}));
          list.dispatchEvent(new Event("change", {{ bubbles: true }}));
        }})()""")

    def give(self, selector, paths):
        """Chooses files for a field, once it is there."""
        self.come_near(selector)
        self.wait(f"document.querySelector({json.dumps(selector)})")
        found = self.ask("Runtime.evaluate", expression=f"document.querySelector({json.dumps(selector)})")
        self.ask("DOM.setFileInputFiles", files=[str(path) for path in paths], objectId=found["result"]["objectId"])

    def drop(self, selector, paths):
        """Drags files or folders onto an element."""
        x, y = self.place(selector)
        data = {"items": [], "files": [str(path) for path in paths], "dragOperationsMask": 1}
        for kind in ["dragEnter", "dragOver", "drop"]:
            self.ask("Input.dispatchDragEvent", type=kind, x=x, y=y, data=data)

    def downloaded(self, name, seconds=60):
        """The file of this name, once it has been saved."""
        path = self.browser.downloads / name
        end = time.monotonic() + seconds
        while not path.exists():
            if time.monotonic() > end:
                raise PageError(f"{name} was not saved")
            time.sleep(0.05)
        return path

    def picture(self, path, whole=False):
        """Takes a picture of what is seen, or of the whole page."""
        data = self.ask("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def pdf(self):
        """The page as it is printed."""
        return base64.b64decode(self.ask("Page.printToPDF", printBackground=True, preferCSSPageSize=True)["data"])


class Traced:
    """The tasks of a page's main thread while something is done on it."""

    CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline", "__metadata"]

    def __init__(self, tab):
        self.tab = tab

    def __enter__(self):
        self.tab.events.clear()
        self.tab.has_traced = False
        self.tab.ask("Tracing.start", transferMode="ReportEvents", traceConfig={"includedCategories": self.CATEGORIES, "excludedCategories": ["*"]})
        return self

    def __exit__(self, *_):
        self.tab.ask("Tracing.end")
        with self.tab.browser.news:
            self.tab.browser.news.wait_for(lambda: self.tab.has_traced, 60)

    def longest(self):
        """The longest task, in milliseconds of the processor."""
        pages = {it["pid"]: it["tid"] for it in self.tab.events if it["name"] == "thread_name" and it["args"].get("name") == "CrRendererMain"}
        tasks = [it.get("tdur", 0) / 1000 for it in self.tab.events if it["name"].endswith("RunTask") and pages.get(it["pid"]) == it["tid"]]
        if not tasks:
            raise PageError("nothing was traced")
        return max(tasks)
