import { expect, it, vi } from 'vitest';
import { createActivityReporter } from './session-activity.ts';

function createTabs(report = vi.fn(async () => {})) {
  let last: number | null = null;
  let time = 1_000_000;
  const open = () =>
    createActivityReporter({
      lastReport: {
        read: () => last,
        write: (value) => {
          last = value;
        },
      },
      report,
      now: () => time,
    });
  return {
    open,
    report,
    forward: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

it('reports activity at most once a minute across all tabs', () => {
  const { open, report, forward } = createTabs();
  const [one, other] = [open(), open()];
  one();
  for (let second = 1; second < 60; second += 1) {
    forward(1000);
    one();
    other();
  }
  expect(report).toHaveBeenCalledTimes(1);
  forward(1000);
  other();
  one();
  expect(report).toHaveBeenCalledTimes(2);
});

it('continues a minute after a failed report', async () => {
  const { open, report, forward } = createTabs(
    vi.fn(async () => {
      throw new Error('offline');
    }),
  );
  const note = open();
  note();
  note();
  expect(report).toHaveBeenCalledTimes(1);
  forward(60_000);
  note();
  expect(report).toHaveBeenCalledTimes(2);
});

it('reports after the clock was set back', () => {
  const { open, report, forward } = createTabs();
  const note = open();
  note();
  forward(-3_600_000);
  note();
  expect(report).toHaveBeenCalledTimes(2);
});
