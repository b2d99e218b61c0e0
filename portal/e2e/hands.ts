import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../../scripts/journeys/world.ts';

type Name = string | RegExp;

/** The ways to operate a page: every journey can be completed with the mouse, and with the keyboard alone. */
export interface Hand {
  type(label: Name, text: string): Promise<void>;
  /** An option of a list. */
  select(label: Name, option: string): Promise<void>;
  /** One of several visible choices. */
  choose(name: Name): Promise<void>;
  tick(box: Locator): Promise<void>;
  press(name: Name): Promise<void>;
  follow(name: Name): Promise<void>;
  /** The same within a frame of the page. */
  inFrame: Omit<Hand, 'inFrame'>;
}

type Place = Page | FrameLocator;

export function mouse(page: Page): Hand {
  const at = (place: Place): Omit<Hand, 'inFrame'> => ({
    type: (label, text) => place.getByRole('textbox', { name: label }).fill(text),
    select: async (label, option) => {
      await place.getByRole('combobox', { name: label }).selectOption({ label: option });
    },
    choose: (name) => place.getByRole('radio', { name }).check(),
    tick: (box) => box.check(),
    press: (name) => place.getByRole('button', { name }).first().click(),
    follow: (name) => place.getByRole('link', { name }).first().click(),
  });
  return { ...at(page), inFrame: at(page.frameLocator('iframe')) };
}

/** The maximum number of Tab presses for reaching something. */
const patience = 60;

/** Tab, arrows, Space and Enter only. The focus must be visible, and the tab order in a form must go downwards. */
export function keyboard(page: Page): Hand {
  const { keyboard } = page;

  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    let before: Stop | null = null;
    for (let presses = 0; presses < patience; presses += 1) {
      if (await hasFocus(target)) return;
      await keyboard.press('Tab');
      const stop = await focusOf(page);
      if (stop) {
        expect(stop, `the focus on ${stop.what}`).toMatchObject({
          isSeen: true,
          isInSight: true,
          isInTurn: true,
        });
        if (before?.form && before.form === stop.form)
          expect(stop.top, `${stop.what} comes after ${before.what}`).toBeGreaterThan(before.top - rowHeight);
      }
      before = stop;
    }
    throw new Error(`Tab does not reach ${target}`);
  }

  const at = (place: Place): Omit<Hand, 'inFrame'> => ({
    async type(label, text) {
      await tabTo(place.getByRole('textbox', { name: label }));
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    },
    async select(label, option) {
      const box = place.getByRole('combobox', { name: label });
      await tabTo(box);
      await keyboard.type(option);
      await expect(box.locator('option:checked')).toHaveText(option);
    },
    async choose(name) {
      const radio = place.getByRole('radio', { name });
      const group = place.getByRole('radiogroup').filter({ has: radio });
      await expect(radio).toBeVisible();
      // Tab goes to the selected option or the first one, and arrows from there.
      const chosen = group.getByRole('radio', { checked: true });
      const first = group.getByRole('radio', { disabled: false }).first();
      await tabTo((await chosen.count()) > 0 ? chosen : first);
      const count = await group.getByRole('radio').count();
      for (let presses = 0; presses < count && !(await hasFocus(radio)); presses += 1)
        await keyboard.press('ArrowDown');
      await keyboard.press('Space');
      await expect(radio).toBeChecked();
    },
    async tick(box) {
      await tabTo(box);
      await keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    async press(name) {
      await tabTo(place.getByRole('button', { name }).first());
      await keyboard.press('Enter');
    },
    async follow(name) {
      await tabTo(place.getByRole('link', { name }).first());
      await keyboard.press('Enter');
    },
  });
  return { ...at(page), inFrame: at(page.frameLocator('iframe')) };
}

/** The tolerance in pixels for boxes in the same row. */
const rowHeight = 40;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement && document.hasFocus());

interface Stop {
  what: string;
  /** A focus ring or another visible change. */
  isSeen: boolean;
  isInSight: boolean;
  /** No positive tabindex overrides the page's order. */
  isInTurn: boolean;
  form: string | null;
  /** Pixels from the top of the page. */
  top: number;
}

/** The focused element of the page; null while the browser or a frame has the focus. */
const focusOf = (page: Page) =>
  page.evaluate((): Stop | null => {
    const element = document.activeElement;
    if (!element || element === document.body || element.tagName === 'IFRAME') return null;
    const { top, bottom } = element.getBoundingClientRect();
    const around = [element, element.parentElement!, element.closest('label') ?? element];
    const isSeen = around.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    const forms = [...document.querySelectorAll('form')];
    const form = element.closest('form');
    return {
      what: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''} ${element.id}`,
      isSeen,
      isInSight: bottom > 0 && top < innerHeight,
      isInTurn: (element as HTMLElement).tabIndex <= 0,
      form: form && String(forms.indexOf(form)),
      top: top + scrollY,
    };
  });
