import {
  IntlProvider,
  Lang,
  LanguageSwitch,
  MoneyValue,
  OfflineBanner,
  Stack,
  Text,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { memo, Profiler, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

function Example() {
  const [locale, setLocale] = useState('en');
  return (
    <IntlProvider locale={locale}>
      <Stack>
        <LanguageSwitch value={locale} onChange={setLocale} />
        <input aria-label="Name" />
        <OfflineBanner isOffline />
        <Text>
          <Lang code="en">The English text of this policy is the binding one.</Lang>
        </Text>
      </Stack>
    </IntlProvider>
  );
}

const meta = {
  component: IntlProvider,
  args: { locale: 'en', children: null },
  render: () => <Example />,
} satisfies Meta<typeof IntlProvider>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

export const ChangesLanguageAndKeepsWhatIsTyped: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const before = document.documentElement.lang;
    await userEvent.type(canvas.getByRole('textbox'), 'Maya');
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Estás sin conexión'));
    await expect(canvas.getByRole('textbox')).toHaveValue('Maya');
    await expect(document.documentElement.lang).toBe('es');
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You are offline'));
    document.documentElement.lang = before;
  },
};

const onRender = fn();
const Words = memo(() => (
  <Profiler id="words" onRender={onRender}>
    <MoneyValue amount={50_000} currency="USD" />
  </Profiler>
));

function Renders() {
  const [count, setCount] = useState(0);
  return (
    <IntlProvider locale="en">
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <Words />
    </IntlProvider>
  );
}

/** Every text on a page subscribes to the provider, but renders only when the language changes. */
export const RendersTheWordsOnce: StoryObj<typeof meta> = {
  render: () => <Renders />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '0' }));
    await expect(canvas.getByRole('button', { name: '1' })).toBeVisible();
    await expect(onRender).toHaveBeenCalledTimes(1);
  },
};
