/** Reads the JSON results of the test runners in one format: how many passed, and which failed and why. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

interface VitestResults {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}
interface PlaywrightResults {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

export interface Failure {
  test: string;
  message: string;
}
export interface TestResults {
  /** Those that this machine can't run. */
  skipped: string[];
  passed: number;
  failures: Failure[];
}

function readVitest({ numPassedTests, testResults }: VitestResults): TestResults {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    // A file that failed to load has no named tests.
    if (failed.length === 0 && status === 'failed') return [{ test: file, message: message ?? '' }];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      test: `${file}: ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  });
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'skipped').map(({ fullName }) => fullName),
  );
  return { passed: numPassedTests, failures, skipped };
}

function failuresOf({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      // A flaky test failed once, so it counts as failed.
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        test: `${file}:${line}: ${title}`,
        message: results.flatMap(({ errors }) => errors.map((error) => error.message ?? '')).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

const skippedOf = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(skippedOf),
];

/**
 * Reads the results of vitest's or Playwright's JSON reporter.
 * @throws if the file is missing or isn't JSON.
 */
export function readTestResults(path: string): TestResults {
  const results = JSON.parse(readFileSync(path, 'utf8')) as VitestResults | PlaywrightResults;
  if ('testResults' in results) return readVitest(results);
  return {
    passed: results.stats.expected,
    skipped: skippedOf(results),
    failures: [
      ...results.suites.flatMap(failuresOf),
      ...results.errors.map((error) => ({ test: path, message: error.message ?? '' })),
    ],
  };
}
