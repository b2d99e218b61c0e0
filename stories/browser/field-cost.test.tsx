import { IntlProvider, TextField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

/** What React keeps of a component or an element. These are its internals: if a new version renames them, adapt this file. */
interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedState: { next: unknown } | null;
  updateQueue: { lastEffect?: { next: unknown } | null } | null;
  dependencies: { firstContext: { next: unknown } | null } | null;
}

function lengthOf(first: { next: unknown } | null | undefined): number {
  let length = 0;
  for (let each = first; each; each = each.next as typeof each) {
    length += 1;
    // Effects are a ring.
    if (each.next === first) break;
  }
  return length;
}

interface Cost {
  components: number;
  hooks: number;
  effects: number;
  contexts: number;
}

function costOf(fiber: Fiber | null): Cost {
  const cost = { components: 0, hooks: 0, effects: 0, contexts: 0 };
  for (let each = fiber; each; each = each.sibling) {
    const inner = costOf(each.child);
    const isComponent = each.type !== null && typeof each.type !== 'string';
    cost.components += inner.components + (isComponent ? 1 : 0);
    cost.hooks += inner.hooks + (isComponent ? lengthOf(each.memoizedState) : 0);
    cost.effects += inner.effects + (isComponent ? lengthOf(each.updateQueue?.lastEffect) : 0);
    cost.contexts += inner.contexts + lengthOf(each.dependencies?.firstContext);
  }
  return cost;
}

/** What React keeps of the field in the frame that a page has. */
function costIn(page: ReactNode): Cost {
  const { getByTestId } = render(<IntlProvider locale="en">{page}</IntlProvider>);
  const frame = getByTestId('frame');
  const key = Object.keys(frame).find((name) => name.startsWith('__reactFiber$'))!;
  return costOf((frame as unknown as Record<string, Fiber>)[key]!.child);
}

function NameForm() {
  const form = useForm({
    draft: { none: 'Nothing is typed here.' },
    defaultValues: { name: '' },
    onSubmit: () => null,
  });
  return (
    <form.Form>
      <div data-testid="frame">
        <form.Field name="name" as={TextField} label="Name" />
      </div>
    </form.Form>
  );
}

// Long forms mount 200 at once, and a parent that keeps their values renders all of them at each key.
it('costs React no more for a text field than it uses', () => {
  const controlled = costIn(
    <div data-testid="frame">
      <TextField label="Name" value="" onChange={() => {}} />
    </div>,
  );
  cleanup();
  const inForm = costIn(<NameForm />);
  expect({ controlled, inForm }).toEqual({
    controlled: { components: 4, hooks: 10, effects: 4, contexts: 5 },
    inForm: { components: 6, hooks: 18, effects: 7, contexts: 9 },
  });
});
