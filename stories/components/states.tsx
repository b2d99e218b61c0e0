import { Stack, Text } from '@institute/design-system';
import { type ComponentType, useLayoutEffect } from 'react';

/** Pseudo-class → the selector that also matches it in a simulated state. */
const imitations = {
  hover: '[data-imitates="hover"] *',
  active: '[data-imitates="pressed"] *',
  'focus-visible': '[data-imitates="focus"] :is(a, button, input, select, textarea, [tabindex])',
  focus: '[data-imitates="focus"] :is(a, button, input, select, textarea, [tabindex])',
};
const pseudoClass = /:(hover|active|focus-visible|focus)(?![\w-])/g;

const rewritten = new WeakSet<CSSRule>();

/** Scripts can't hover or press, so the rules for these states also apply to elements marked as such. */
function imitateStates(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rewritten.has(rule) && pseudoClass.test(rule.selectorText)) {
      rewritten.add(rule);
      rule.selectorText = rule.selectorText.replace(
        pseudoClass,
        (pseudo, name: keyof typeof imitations) => `:is(${pseudo}, ${imitations[name]})`,
      );
    }
    if ('cssRules' in rule) imitateStates(rule.cssRules as CSSRuleList);
  }
}

const states = { rest: 'At rest', hover: 'Under a pointer', focus: 'With the focus', pressed: 'Pressed' };

/** A decorator: the story four times, at rest, hovered, focused and pressed. */
export function inEachState(Story: ComponentType) {
  // biome-ignore lint/correctness/useHookAtTopLevel: a decorator is rendered as a component
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) imitateStates(sheet.cssRules);
  }, []);
  return (
    <Stack gap="l">
      {Object.entries(states).map(([state, name]) => (
        <div key={state} data-imitates={state}>
          <Stack gap="xs">
            <Text size="xs" tone="muted">
              {name}
            </Text>
            <Story />
          </Stack>
        </div>
      ))}
    </Stack>
  );
}

/** Longer than any container, with a word that fits no phone. */
export const longText =
  'The name that is on your government-issued identification, with all given and family names as they are written there, or the Donaudampfschifffahrtsgesellschaftskapitänspatentnummer';
