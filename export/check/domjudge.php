<?php
declare(strict_types=1);
// DOMjudge's own import over a folder of packages: php domjudge.php CHECKOUT packages/icpc
//
// Its ImportExportService reads contest.yaml and problems.yaml, its ImportProblemService every archive that is named there.
// CHECKOUT is its source, whose libraries are those of Debian (php-zip php-symfony-yaml php-symfony-property-access
// php-symfony-validator php-symfony-http-kernel php-doctrine-orm). Nothing is stored: what stands for the database
// takes everything and has nothing. Prints a line of JSON for each problem: its id, and what is not as a pupil needs it.

error_reporting(E_ALL & ~E_DEPRECATED);
[, $checkout, $folder] = $argv;

spl_autoload_register(function (string $class) use ($checkout): void {
    $path = str_replace('\\', '/', $class) . '.php';
    $file = str_starts_with($path, 'App/') ? "$checkout/webapp/src/" . substr($path, 4) : "/usr/share/php/$path";
    if (is_file($file)) {
        require_once $file;
        return;
    }
    // What is only named.
    $parts = explode('\\', $class);
    $name = array_pop($parts);
    eval('namespace ' . implode('\\', $parts) . '; ' . (str_ends_with($name, 'Interface') ? 'interface' : 'class') . " $name {}");
});

use App\Entity\Contest;
use App\Entity\ImmutableExecutable;
use App\Service\ConfigurationService;
use App\Service\DOMJudgeService;
use App\Service\EventLogService;
use App\Service\ImportExportService;
use App\Service\ImportProblemService;
use App\Service\SubmissionService;
use Doctrine\ORM\Decorator\EntityManagerDecorator;
use Symfony\Component\Validator\ConstraintViolationList;
use Symfony\Component\Validator\Validator\ValidatorInterface;
use Symfony\Component\Yaml\Yaml;

/** An object without what its constructor would ask for, its properties set so. */
function made(string $class, array $properties = []): object
{
    $object = (new ReflectionClass($class))->newInstanceWithoutConstructor();
    $set = function () use ($properties): void {
        foreach ($properties as $name => $value) {
            $this->$name = $value;
        }
    };
    Closure::bind($set, $object, $class)();
    return $object;
}

class Store extends EntityManagerDecorator
{
    public array $kept = [];

    public function __construct() {}
    public function persist($object): void { $this->kept[] = $object; }
    public function flush($entity = null): void {}
    public function wrapInTransaction(callable $func): mixed { return $func($this); }
    public function getRepository($className): object
    {
        return new class {
            public function find(): mixed { return null; }
            public function findBy(): array { return []; }
        };
    }
}

class Desk extends DOMJudgeService
{
    public function __construct() {}
    public function getDomjudgeTmpDir(): string { return sys_get_temp_dir(); }
    public function createImmutableExecutable(ZipArchive $zip): ImmutableExecutable { return made(ImmutableExecutable::class); }
}

class Log extends EventLogService
{
    public function __construct() {}
    public function log(string $type, mixed $dataIds, string $action, ...$more): void {}
}

class Valid implements ValidatorInterface
{
    public function validate($value, $constraints = null, $groups = null): ConstraintViolationList { return new ConstraintViolationList(); }
    public function validateProperty($object, $name, $groups = null): ConstraintViolationList { return new ConstraintViolationList(); }
    public function validatePropertyValue($object, $name, $value, $groups = null): ConstraintViolationList { return new ConstraintViolationList(); }
    public function startContext(): never { throw new LogicException(); }
    public function inContext($context): never { throw new LogicException(); }
    public function getMetadataFor($value): never { throw new LogicException(); }
    public function hasMetadataFor($value): bool { return false; }
}

$store = new Store();
$shared = ['em' => $store, 'validator' => new Valid()];
$contests = made(ImportExportService::class, $shared);
$problems = made(ImportProblemService::class, $shared + [
    'logger' => new Psr\Log\NullLogger(), 'dj' => new Desk(), 'config' => made(ConfigurationService::class),
    'eventLogService' => new Log(), 'submissionService' => made(SubmissionService::class)]);

$why = null;
if (!$contests->importContestData(Yaml::parseFile("$folder/contest.yaml", Yaml::PARSE_DATETIME), $why)) {
    echo "contest.yaml: $why\n";
    exit(1);
}
$contest = $store->kept[0];
$ids = [];
$messages = [];
$contests->importProblemsData($contest, Yaml::parseFile("$folder/problems.yaml", Yaml::PARSE_DATETIME), $ids, $messages);
foreach ($ids as $id) {
    $archive = new ZipArchive();
    $messages = ['danger' => []];
    try {
        if ($archive->open("$folder/$id.zip") !== true) {
            throw new RuntimeException('there is no archive');
        }
        $problem = $problems->importZippedProblem($archive, "$id.zip", null, null, $messages);
        $faults = $messages['danger'];
        if (!str_contains($problem?->getProblemstatement() ?? '', '<article lang="vi">')) {
            $faults[] = 'a pupil gets no statement';
        }
    } catch (Throwable $error) {
        $faults = [$error->getMessage()];
    }
    echo json_encode([$id, implode('; ', $faults)], JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}
