import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Far longer than any test takes, for busy machines. `vitest.config.ts` sets the same for other tests.
configure({ asyncUtilTimeout: 20_000 });

// Colors are measured, so nothing may be in the middle of a transition.
const stillness = new CSSStyleSheet();
stillness.replaceSync('*, *::before, *::after { transition: none !important }');
document.adoptedStyleSheets = [stillness];

/** React's warning when two `act` calls of the test runner overlap. It says nothing about the story. */
const isAboutRunner = (text: unknown) =>
  String(text).startsWith('The current testing environment is not configured to support act(');

// Console output of a component is a bug.
const complaints: unknown[][] = [];
beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => {
      if (!isAboutRunner(words[0])) complaints.push(words);
    });
});

afterEach(async () => {
  vi.restoreAllMocks();
  expect(complaints, 'the story wrote to the console').toEqual([]);

  // addon-a11y has checked everything in the light theme; only colors differ in the dark one.
  const { dataset } = document.documentElement;
  const theme = dataset.theme;
  // Colors are measured, so nothing may be in the middle of a transition.
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  document.head.append(still);
  dataset.theme = 'dark';
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast', 'link-in-text-block'],
      resultTypes: ['violations'],
    });
    const reports = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (dark): ${html}\n${failureSummary}`),
    );
    expect(reports).toEqual([]);
  } finally {
    still.remove();
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
  }
});
