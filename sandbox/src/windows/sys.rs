//! What only the calls of Windows can do, each in a function that cannot be misused. All `unsafe` of this
//! house is here.

#![allow(
    unsafe_code,
    reason = "processes, jobs and tokens have no other interface; every block says why it is sound"
)]

use std::ffi::c_void;
use std::fs::File;
use std::io;
use std::mem::size_of;
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle};
use std::ptr::{null, null_mut};
use std::sync::OnceLock;
use std::time::Duration;

use windows_sys::Win32::Foundation::{
    FILETIME, HANDLE, HANDLE_FLAG_INHERIT, LocalFree, SetHandleInformation, WAIT_OBJECT_0,
};
use windows_sys::Win32::Security::Authorization::{
    ConvertStringSecurityDescriptorToSecurityDescriptorW, SDDL_REVISION_1, SE_FILE_OBJECT,
    SetNamedSecurityInfoW,
};
use windows_sys::Win32::Security::{
    CreateRestrictedToken, DISABLE_MAX_PRIVILEGE, GetSecurityDescriptorSacl,
    LABEL_SECURITY_INFORMATION, SID, SID_AND_ATTRIBUTES, SID_IDENTIFIER_AUTHORITY,
    SetTokenInformation, TOKEN_ADJUST_DEFAULT, TOKEN_ASSIGN_PRIMARY, TOKEN_DUPLICATE,
    TOKEN_MANDATORY_LABEL, TOKEN_QUERY, TokenIntegrityLevel,
};
use windows_sys::Win32::Storage::FileSystem::GetDiskFreeSpaceExW;
use windows_sys::Win32::System::Console::{
    GetConsoleCP, GetConsoleOutputCP, SetConsoleCP, SetConsoleCtrlHandler, SetConsoleOutputCP,
};
use windows_sys::Win32::System::Diagnostics::Debug::{
    SEM_FAILCRITICALERRORS, SEM_NOGPFAULTERRORBOX, SetErrorMode,
};
use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOBOBJECT_BASIC_ACCOUNTING_INFORMATION,
    JOBOBJECT_BASIC_UI_RESTRICTIONS, JOBOBJECT_EXTENDED_LIMIT_INFORMATION, JOBOBJECTINFOCLASS,
    JobObjectBasicAccountingInformation, JobObjectBasicUIRestrictions,
    JobObjectExtendedLimitInformation, QueryInformationJobObject, SetInformationJobObject,
    TerminateJobObject,
};
use windows_sys::Win32::System::ProcessStatus::{K32GetProcessMemoryInfo, PROCESS_MEMORY_COUNTERS};
use windows_sys::Win32::System::Threading::{
    CreateProcessAsUserW, CreateProcessW, DeleteProcThreadAttributeList, GetCurrentProcess,
    GetExitCodeProcess, GetThreadTimes, InitializeProcThreadAttributeList, OpenProcessToken,
    PROC_THREAD_ATTRIBUTE_HANDLE_LIST, PROCESS_INFORMATION, ResumeThread, STARTF_USESTDHANDLES,
    STARTUPINFOEXW, STARTUPINFOW, TerminateProcess, UpdateProcThreadAttribute, WaitForSingleObject,
};

use super::numbers::{Accounting, Bounds};

/// The answer of a call that says 0 where it fails.
fn done(answer: i32) -> io::Result<()> {
    if answer == 0 {
        Err(io::Error::last_os_error())
    } else {
        Ok(())
    }
}

/// A handle that a call has made.
fn owned(handle: HANDLE) -> io::Result<OwnedHandle> {
    if handle.is_null() {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the handle is new, it is no null, and nobody else closes it.
    Ok(unsafe { OwnedHandle::from_raw_handle(handle) })
}

/// The size of a structure, as the calls want it.
fn size<T>() -> u32 {
    u32::try_from(size_of::<T>()).unwrap_or(u32::MAX)
}

/// A job object: everything in it is killed when its last handle is closed.
#[derive(Debug)]
pub(super) struct JobObject(OwnedHandle);

impl JobObject {
    /// A new one with these bounds.
    pub(super) fn new(bounds: &Bounds) -> io::Result<JobObject> {
        // SAFETY: a job without a name and with the usual rights; both pointers may be null.
        let job = JobObject(owned(unsafe { CreateJobObjectW(null(), null()) })?);
        let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        limits.BasicLimitInformation.LimitFlags = bounds.flags;
        limits.BasicLimitInformation.ActiveProcessLimit = bounds.processes;
        limits.JobMemoryLimit = bounds.memory_bytes;
        job.set(JobObjectExtendedLimitInformation, &limits)?;
        let closed = JOBOBJECT_BASIC_UI_RESTRICTIONS {
            UIRestrictionsClass: bounds.closed,
        };
        job.set(JobObjectBasicUIRestrictions, &closed)?;
        Ok(job)
    }

    fn set<T>(&self, class: JOBOBJECTINFOCLASS, value: &T) -> io::Result<()> {
        let value = std::ptr::from_ref(value).cast::<c_void>();
        // SAFETY: the handle is open, and the pointer is to a structure of the size that is told.
        done(unsafe { SetInformationJobObject(self.0.as_raw_handle(), class, value, size::<T>()) })
    }

    fn get<T: Default>(&self, class: JOBOBJECTINFOCLASS) -> T {
        let mut value = T::default();
        let to = (&raw mut value).cast::<c_void>();
        // SAFETY: the handle is open, and the pointer is to a structure of the size that is told, which
        // is plain numbers. Where the call fails, it stays as it was.
        unsafe {
            QueryInformationJobObject(self.0.as_raw_handle(), class, to, size::<T>(), null_mut());
        }
        value
    }

    /// What all its processes have used.
    pub(super) fn accounting(&self) -> Accounting {
        let about: JOBOBJECT_BASIC_ACCOUNTING_INFORMATION =
            self.get(JobObjectBasicAccountingInformation);
        Accounting {
            user: about.TotalUserTime,
            kernel: about.TotalKernelTime,
            living: about.ActiveProcesses,
        }
    }

    /// The most bytes that all its processes had been promised at a time.
    pub(super) fn peak_bytes(&self) -> usize {
        let about: JOBOBJECT_EXTENDED_LIMIT_INFORMATION =
            self.get(JobObjectExtendedLimitInformation);
        about.PeakJobMemoryUsed
    }

    /// From now on the process, and what it starts, is in it.
    pub(super) fn take(&self, process: &Process) -> io::Result<()> {
        let process = process.process.as_raw_handle();
        // SAFETY: both handles are open.
        done(unsafe { AssignProcessToJobObject(self.0.as_raw_handle(), process) })
    }

    /// Ends everything in it.
    pub(super) fn end(&self) {
        // SAFETY: the handle is open. Where there is nothing to end, it fails, and that is well.
        unsafe { TerminateJobObject(self.0.as_raw_handle(), 1) };
    }
}

/// A process that was started, and its first thread.
#[derive(Debug)]
pub(super) struct Process {
    process: OwnedHandle,
    thread: OwnedHandle,
}

/// What a process is started from; all texts end with a zero.
pub(super) struct Start<'a> {
    pub(super) program: &'a [u16],
    /// Its own, since the call may write into it.
    pub(super) line: Vec<u16>,
    /// Ends with two zeros.
    pub(super) environment: &'a [u16],
    pub(super) folder: &'a [u16],
    pub(super) streams: &'a [File; 3],
    /// Who it is, if not this user as he is.
    pub(super) token: Option<&'a OwnedHandle>,
    pub(super) flags: u32,
}

impl Process {
    /// Starts a process that does nothing before it is [resumed](Process::resume), and inherits its
    /// streams and nothing else.
    pub(super) fn start(mut start: Start<'_>) -> io::Result<Process> {
        let mut handles: Vec<HANDLE> = start
            .streams
            .iter()
            .map(AsRawHandle::as_raw_handle)
            .collect();
        for &handle in &handles {
            // SAFETY: the handle is that of a file which is open as long as `start` lives.
            done(unsafe {
                SetHandleInformation(handle, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT)
            })?;
        }
        let streams = STARTUPINFOW {
            cb: size::<STARTUPINFOEXW>(),
            dwFlags: STARTF_USESTDHANDLES,
            hStdInput: handles[0],
            hStdOutput: handles[1],
            hStdError: handles[2],
            ..STARTUPINFOW::default()
        };
        // A list names nothing twice.
        handles.sort_unstable();
        handles.dedup();
        let mut list = List::of(&handles)?;
        let about = STARTUPINFOEXW {
            StartupInfo: streams,
            lpAttributeList: list.pointer(),
        };
        let mut made = PROCESS_INFORMATION::default();
        let line = start.line.as_mut_ptr();
        let (program, folder) = (start.program.as_ptr(), start.folder.as_ptr());
        let environment = start.environment.as_ptr().cast::<c_void>();
        let info = &raw const about.StartupInfo;
        // SAFETY: all texts end with zeros and live until the call returns, the line may be written to,
        // the size says that the structure is the longer one, whose list lives as long, and the token
        // is open.
        done(unsafe {
            match start.token {
                Some(token) => CreateProcessAsUserW(
                    token.as_raw_handle(),
                    program,
                    line,
                    null(),
                    null(),
                    1,
                    start.flags,
                    environment,
                    folder,
                    info,
                    &raw mut made,
                ),
                None => CreateProcessW(
                    program,
                    line,
                    null(),
                    null(),
                    1,
                    start.flags,
                    environment,
                    folder,
                    info,
                    &raw mut made,
                ),
            }
        })?;
        Ok(Process {
            process: owned(made.hProcess)?,
            thread: owned(made.hThread)?,
        })
    }

    /// Lets it begin.
    pub(super) fn resume(&self) -> io::Result<()> {
        // SAFETY: the handle is open.
        let before = unsafe { ResumeThread(self.thread.as_raw_handle()) };
        done(i32::from(before != u32::MAX))
    }

    /// Waits so long; whether it has ended.
    pub(super) fn has_ended_within(&self, time: Duration) -> bool {
        let ms = u32::try_from(time.as_millis()).unwrap_or(u32::MAX - 1);
        // SAFETY: the handle is open.
        unsafe { WaitForSingleObject(self.process.as_raw_handle(), ms) == WAIT_OBJECT_0 }
    }

    /// The number that it ended with.
    pub(super) fn exit_code(&self) -> io::Result<u32> {
        let mut code = 0;
        // SAFETY: the handle is open, and the pointer is to a number of this size.
        done(unsafe { GetExitCodeProcess(self.process.as_raw_handle(), &raw mut code) })?;
        Ok(code)
    }

    /// Ends it alone.
    pub(super) fn kill(&self) {
        // SAFETY: the handle is open. One that has ended cannot be ended, and that is well.
        unsafe { TerminateProcess(self.process.as_raw_handle(), 1) };
    }

    /// The time of its first thread, user and system, in units of 100 ns.
    pub(super) fn first_thread(&self) -> u64 {
        let [mut made, mut ended, mut kernel, mut user] = [FILETIME::default(); 4];
        let thread = self.thread.as_raw_handle();
        // SAFETY: the handle is open, and the pointers are to structures of their kind. Where the call
        // fails, they stay zero.
        unsafe {
            let (made, ended) = (&raw mut made, &raw mut ended);
            GetThreadTimes(thread, made, ended, &raw mut kernel, &raw mut user);
        }
        let units = |it: FILETIME| u64::from(it.dwHighDateTime) << 32 | u64::from(it.dwLowDateTime);
        units(kernel) + units(user)
    }

    /// The most bytes that it held at a time; 0 where that is not told any more.
    pub(super) fn working_set(&self) -> usize {
        let mut about = PROCESS_MEMORY_COUNTERS {
            cb: size::<PROCESS_MEMORY_COUNTERS>(),
            ..PROCESS_MEMORY_COUNTERS::default()
        };
        // SAFETY: the handle is open, and the structure is of the size that is told.
        unsafe {
            let process = self.process.as_raw_handle();
            K32GetProcessMemoryInfo(process, &raw mut about, about.cb);
        }
        about.PeakWorkingSetSize
    }
}

/// The list of what a process inherits.
struct List<'a> {
    /// Aligned as pointers are.
    room: Vec<usize>,
    /// What it names has to outlive it.
    _handles: &'a [HANDLE],
}

impl List<'_> {
    fn of(handles: &[HANDLE]) -> io::Result<List<'_>> {
        let mut bytes = 0;
        // SAFETY: without a place it only tells how much room it wants, and fails.
        unsafe { InitializeProcThreadAttributeList(null_mut(), 1, 0, &raw mut bytes) };
        let mut room = vec![0_usize; bytes.div_ceil(size_of::<usize>())];
        let place = room.as_mut_ptr().cast::<c_void>();
        // SAFETY: there is as much room as was asked for.
        done(unsafe { InitializeProcThreadAttributeList(place, 1, 0, &raw mut bytes) })?;
        let mut list = List {
            room,
            _handles: handles,
        };
        let (place, named) = (list.pointer(), handles.as_ptr().cast::<c_void>());
        let kind = PROC_THREAD_ATTRIBUTE_HANDLE_LIST as usize;
        // SAFETY: the list was made above, for one attribute; the handles are borrowed for as long as it
        // lives, and their size is told.
        done(unsafe {
            let bytes = size_of_val(handles);
            UpdateProcThreadAttribute(place, 0, kind, named, bytes, null_mut(), null())
        })?;
        Ok(list)
    }

    fn pointer(&mut self) -> *mut c_void {
        self.room.as_mut_ptr().cast()
    }
}

impl Drop for List<'_> {
    fn drop(&mut self) {
        // SAFETY: it was made by `of`, and goes once.
        unsafe { DeleteProcThreadAttributeList(self.pointer()) }
    }
}

/// This user without his privileges, at low integrity: who may change nothing but what is marked as low.
pub(super) fn low_token() -> io::Result<OwnedHandle> {
    const SE_GROUP_INTEGRITY: u32 = 0x20;
    let rights = TOKEN_DUPLICATE | TOKEN_QUERY | TOKEN_ASSIGN_PRIMARY | TOKEN_ADJUST_DEFAULT;
    let mut own = null_mut();
    // SAFETY: the handle of this process needs no closing, and the pointer is to a handle.
    done(unsafe { OpenProcessToken(GetCurrentProcess(), rights, &raw mut own) })?;
    let own = owned(own)?;
    let mut low = null_mut();
    // SAFETY: the token is open; of what there is none, there are 0 and a null; the pointer is to a handle.
    done(unsafe {
        let own = own.as_raw_handle();
        let flags = DISABLE_MAX_PRIVILEGE;
        CreateRestrictedToken(own, flags, 0, null(), 0, null(), 0, null(), &raw mut low)
    })?;
    let low = owned(low)?;
    let mut who = SID {
        Revision: 1,
        SubAuthorityCount: 1,
        IdentifierAuthority: SID_IDENTIFIER_AUTHORITY {
            // That of mandatory labels; the next number is the low one.
            Value: [0, 0, 0, 0, 0, 16],
        },
        SubAuthority: [0x1000],
    };
    let label = TOKEN_MANDATORY_LABEL {
        Label: SID_AND_ATTRIBUTES {
            Sid: (&raw mut who).cast(),
            Attributes: SE_GROUP_INTEGRITY,
        },
    };
    let value = (&raw const label).cast::<c_void>();
    let bytes = size::<TOKEN_MANDATORY_LABEL>() + size::<SID>();
    // SAFETY: the token is open, the label and what it leads to live until the call returns.
    done(unsafe { SetTokenInformation(low.as_raw_handle(), TokenIntegrityLevel, value, bytes) })?;
    Ok(low)
}

/// Marks a folder, and what will be made in it, as low. The name ends with a zero.
pub(super) fn mark_low(folder: &[u16]) -> io::Result<()> {
    // A label, inherited by files and folders, that keeps nobody out but who is lower still.
    let text: Vec<u16> = "S:(ML;OICI;NW;;;LW)\0".encode_utf16().collect();
    let mut descriptor = null_mut();
    // SAFETY: the text ends with a zero; the pointer is to a pointer, and its size is not asked for.
    done(unsafe {
        let to = &raw mut descriptor;
        let revision = SDDL_REVISION_1;
        ConvertStringSecurityDescriptorToSecurityDescriptorW(
            text.as_ptr(),
            revision,
            to,
            null_mut(),
        )
    })?;
    let (mut is_there, mut by_default, mut labels) = (0, 0, null_mut());
    // SAFETY: the descriptor was made above; the name ends with a zero; the labels lie in the descriptor,
    // which is freed after their last use, once.
    let answer = unsafe {
        let (there, default) = (&raw mut is_there, &raw mut by_default);
        GetSecurityDescriptorSacl(descriptor, there, &raw mut labels, default);
        let what = LABEL_SECURITY_INFORMATION;
        let kept = null_mut();
        let name = folder.as_ptr();
        let answer = SetNamedSecurityInfoW(name, SE_FILE_OBJECT, what, kept, kept, null(), labels);
        LocalFree(descriptor);
        answer
    };
    if answer == 0 {
        Ok(())
    } else {
        Err(io::Error::from_raw_os_error(answer.cast_signed()))
    }
}

/// No window asks anybody what to do with a program that has crashed, here or in what is started from here.
pub(super) fn crash_in_silence() {
    // SAFETY: it takes a number and touches nothing else.
    unsafe { SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX) };
}

/// The bytes that this user can still write in a folder, whose name ends with a zero.
pub(super) fn free_bytes(folder: &[u16]) -> io::Result<u64> {
    let mut free = 0;
    // SAFETY: the name ends with a zero, the pointer is to a number, and the others may be null.
    done(unsafe { GetDiskFreeSpaceExW(folder.as_ptr(), &raw mut free, null_mut(), null_mut()) })?;
    Ok(free)
}

/// What is done when this process is interrupted, before it ends.
static WHEN_INTERRUPTED: OnceLock<fn()> = OnceLock::new();

/// From now on this is done when the console is closed, at Ctrl-C and at Ctrl-Break.
pub(super) fn when_interrupted(act: fn()) -> io::Result<()> {
    extern "system" fn interrupted(_: u32) -> i32 {
        if let Some(act) = WHEN_INTERRUPTED.get() {
            act();
        }
        // The next one ends the process.
        0
    }
    let _ = WHEN_INTERRUPTED.set(act);
    // SAFETY: the function is there as long as the process, and keeps to the way it is called.
    done(unsafe { SetConsoleCtrlHandler(Some(interrupted), 1) })
}

/// The code pages of the console, of what is read from it and of what is written to it; 0 without one.
pub(super) fn code_pages() -> (u32, u32) {
    // SAFETY: they take nothing and give a number.
    unsafe { (GetConsoleCP(), GetConsoleOutputCP()) }
}

/// Sets them.
pub(super) fn set_code_pages((read, written): (u32, u32)) {
    // SAFETY: they take a number; one that is no code page is refused.
    unsafe {
        SetConsoleCP(read);
        SetConsoleOutputCP(written);
    }
}
