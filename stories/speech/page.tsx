/** Shows the component of a transcript's scenario to a real screen reader (`scripts/speech.ts`). */
import { showTime } from '@institute/demo/show-time';
import { createRoot } from 'react-dom/client';
import { Shown } from '../transcripts/Shown.tsx';
import { buttonNamed, type Given, type Scenario } from '../transcripts/scenario.ts';

const scenarios = import.meta.glob<Scenario>('../components/**/*.transcript.tsx', { import: 'default' });
const { searchParams } = new URL(location.href);
const ahead = Date.parse(searchParams.get('moment')!) - Date.now();
showTime((device) => device.now() + ahead);
// The browser's question before a page with unsaved changes is left would keep the next one from loading.
addEventListener('beforeunload', (event) => event.stopImmediatePropagation());

// In the names of messages, because the page before can be reloaded late, and sends its own again.
const name = searchParams.get('scenario')!;
const scenario = await scenarios[`../components/${name}.transcript.tsx`]!();
const { ready, steps } = scenario;
const root = createRoot(document.getElementById('component')!);
const update = (given: Given) => root.render(<Shown {...{ scenario, given }} />);
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const appears = async (selector: string) => {
  while (!document.querySelector(selector)) await frame();
};

update({});
await appears(ready ?? '#component > *');

// Keys are pressed from outside; only the page can do the rest.
import.meta.hot!.on('speech:act', async (index: number) => {
  const step = steps[index]!;
  if ('click' in step) {
    const button = buttonNamed(step.click)!;
    button.focus();
    button.click();
  } else if ('given' in step) update(step.given);
  else if ('do' in step) {
    await step.do();
    if (step.until) await appears(step.until);
  }
  import.meta.hot!.send(`speech:done:${name}`);
});
import.meta.hot!.send(
  `speech:steps:${name}`,
  steps.map((step) => ({
    title: step.title,
    keys: 'press' in step ? step.press : null,
    text: 'type' in step ? step.type : null,
    errorMessage: 'given' in step ? (step.given.errorMessage ?? null) : null,
  })),
);
