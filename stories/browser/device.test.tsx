import '@institute/design-system/styles.css';
import { Button, Frame, Heading } from '@institute/design-system';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { applyDevice, ownDevice } from '../.storybook/device.ts';

let stop = () => {};
afterEach(() => {
  stop();
  cleanup();
});

const variable = (name: string, page: Document = document) =>
  getComputedStyle(page.documentElement).getPropertyValue(name).trim();

it('doubles the text, and takes it back', () => {
  render(<Heading level={1}>Hours</Heading>);
  const size = () => Number.parseFloat(getComputedStyle(screen.getByRole('heading')).fontSize);
  const before = size();
  stop = applyDevice(document, { ...ownDevice, textSize: '200' });
  expect(size()).toBeGreaterThan(before * 1.5);
  stop();
  expect(size()).toBe(before);
});

it('shows more contrast, and takes it back', () => {
  expect(variable('--ds-color-line')).not.toBe(variable('--ds-color-ink'));
  stop = applyDevice(document, { ...ownDevice, contrast: 'more' });
  expect(variable('--ds-color-line')).toBe(variable('--ds-color-ink'));
  stop();
  expect(variable('--ds-color-line')).not.toBe(variable('--ds-color-ink'));
});

it('shows a primary button with a border and system colors', () => {
  render(<Button>Save</Button>);
  stop = applyDevice(document, { ...ownDevice, forcedColors: 'active' });
  const { backgroundColor, borderTopColor, color } = getComputedStyle(screen.getByRole('button'));
  expect(borderTopColor).toBe(color);
  expect(backgroundColor).not.toBe(color);
});

it('includes framed pages', async () => {
  const style = '<style>@media (prefers-contrast: more) { :root { --seen: yes } }</style>';
  const url = URL.createObjectURL(new Blob([style], { type: 'text/html' }));
  stop = applyDevice(document, { ...ownDevice, contrast: 'more', textSize: '150' });
  render(<Frame src={url} title="Page" height={100} />);
  const framed = () => screen.getByTitle<HTMLIFrameElement>('Page').contentDocument!;
  await expect.poll(() => variable('--seen', framed())).toBe('yes');
  expect(framed().documentElement.style.fontSize).toBe('150%');
  stop();
  expect(variable('--seen', framed())).toBe('');
});
