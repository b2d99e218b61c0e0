import {
  AddressFields,
  Button,
  CheckIcon,
  DateField,
  DateValue,
  IntlProvider,
  type IntlProviderProps,
  Lang,
  LanguageSwitch,
  MoneyField,
  MoneyValue,
  OfflineBanner,
  PhoneField,
  Stack,
  Text,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { memo, Profiler, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { expect, fn, waitFor } from 'storybook/test';
import { translate } from '../../translated.ts';

function Example() {
  const [locale, setLocale] = useState('en');
  return (
    <IntlProvider locale={locale}>
      <Stack>
        <LanguageSwitch value={locale} onChange={setLocale} offered={['en', 'es', 'de']} />
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

/** Arabic is written from right to left, and counts in six forms. */
function InLocale({ locale }: { locale: string }) {
  return (
    <IntlProvider locale={locale} texts={locale === 'en' ? { 'field.optional': '(if you like)' } : undefined}>
      <Stack>
        <DateField label="Birthday" calendar />
        <OfflineBanner isOffline />
        <Text>
          <DateValue value="2027-06-02" form="long" />
        </Text>
      </Stack>
    </IntlProvider>
  );
}

/** The provider of Storybook sets the language of the page again when the story is over. */
async function inPageOf(locale: string, check: () => Promise<void>) {
  const { lang, dir } = document.documentElement;
  await waitFor(() => expect(document.documentElement.lang).toBe(locale));
  await check();
  Object.assign(document.documentElement, { lang, dir });
}

export const German: StoryObj<typeof meta> = {
  render: () => <InLocale locale="de-AT" />,
  play: ({ canvas }) =>
    inPageOf('de-AT', async () => {
      await expect(await canvas.findByRole('status')).toHaveTextContent('Sie sind offline');
      await expect(canvas.getByText('Mittwoch, 2. Juni 2027')).toBeVisible();
    }),
};

export const Arabic: StoryObj<typeof meta> = {
  render: () => <InLocale locale="ar" />,
  play: ({ canvas }) =>
    inPageOf('ar', async () => {
      await expect(await canvas.findByRole('status')).toHaveTextContent('أنت غير متصل بالإنترنت');
      await expect(document.documentElement.dir).toBe('rtl');
      // The button doesn't cover the digits, which still read from left to right.
      const box = canvas.getByRole('textbox').getBoundingClientRect();
      const button = canvas.getByRole('button', { name: /Birthday/ }).getBoundingClientRect();
      await expect(button.left).toBeLessThan(box.left + box.width / 2);
      const { paddingLeft, paddingRight } = getComputedStyle(canvas.getByRole('textbox'));
      await expect(Number.parseFloat(paddingLeft)).toBeGreaterThanOrEqual(button.right - box.left);
      await expect(Number.parseFloat(paddingRight)).toBeLessThan(button.width);
    }),
};

const entry = { dateBirth: '1990-04-03', fee: 123_450 };

/** What an app in each language says. */
const labelsIn = {
  de: { date: 'Geburtsdatum', fee: 'Betrag', phone: 'Telefon', address: 'Adresse', currency: 'EUR' },
  ar: { date: 'تاريخ الميلاد', fee: 'المبلغ', phone: 'الهاتف', address: 'العنوان', currency: 'EGP' },
};

function FormIn({ locale, region }: { locale: keyof typeof labelsIn; region?: IntlProviderProps['region'] }) {
  const labels = labelsIn[locale];
  return (
    <IntlProvider locale={locale} region={region}>
      <Stack>
        <DateField label={labels.date} defaultValue={entry.dateBirth} calendar />
        <MoneyField label={labels.fee} currency={labels.currency} defaultValue={entry.fee} />
        <PhoneField label={labels.phone} />
        <AddressFields label={labels.address} />
        <MoneyValue amount={entry.fee} currency={labels.currency} />
      </Stack>
    </IntlProvider>
  );
}

/** Order, separators, symbol and home country are Germany's. */
export const GermanForm: StoryObj<typeof meta> = {
  render: () => <FormIn locale="de" />,
  play: ({ canvas, userEvent }) =>
    inPageOf('de', async () => {
      const date = await canvas.findByRole('textbox', { name: /Geburtsdatum/ });
      await expect(date).toHaveValue('03.04.1990');
      await userEvent.clear(date);
      await userEvent.type(date, '14121990');
      await expect(date).toHaveValue('14.12.1990');
      await userEvent.clear(date);
      await userEvent.paste('14. Mai 1990');
      await waitFor(() => expect(date).toHaveValue('14.05.1990'));
      await expect(canvas.getByRole('textbox', { name: /Betrag/ })).toHaveValue('1.234,50');
      await expect(canvas.getByText('1.234,50 €')).toBeVisible();
      const phone = canvas.getByRole('textbox', { name: /Telefon/ });
      await userEvent.type(phone, '01512 3456789');
      await userEvent.tab();
      await waitFor(() => expect(phone).toHaveValue('01512 3456789'));
      await userEvent.clear(phone);
      await userEvent.paste('+43 1 5131234');
      await userEvent.tab();
      await expect(await canvas.findByText('Nummer aus: Österreich')).toBeVisible();
      const countries = canvas.getByRole('combobox', { name: /Land/ }) as HTMLSelectElement;
      await expect(countries.options[1]).toHaveTextContent('Deutschland');
    }),
};

/** Written from right to left. Dates and numbers read from left to right in their boxes. */
export const ArabicForm: StoryObj<typeof meta> = {
  render: () => <FormIn locale="ar" region={{ homeCountry: 'EG' }} />,
  play: ({ canvas, userEvent }) =>
    inPageOf('ar', async () => {
      const date = await canvas.findByRole('textbox', { name: /تاريخ الميلاد/ });
      await expect(date).toHaveValue('03/04/1990');
      await userEvent.clear(date);
      await userEvent.paste('١٤/٠٣/١٩٩٠');
      await expect(date).toHaveValue('14/03/1990');
      await userEvent.clear(date);
      await userEvent.paste('14 مارس 1990');
      await waitFor(() => expect(date).toHaveValue('14/03/1990'));
    }),
};

/** An app in German in the United States, with its conventions. */
export const OverridesParts: StoryObj<typeof meta> = {
  render: () => <FormIn locale="de" region={americanParts} />,
  play: ({ canvas }) =>
    inPageOf('de', async () => {
      const date = await canvas.findByRole('textbox', { name: /Geburtsdatum/ });
      await expect(date).toHaveValue('04-03-1990');
      const countries = canvas.getByRole('combobox', { name: /Land/ }) as HTMLSelectElement;
      await expect(countries.options[1]).toHaveTextContent('Vereinigte Staaten');
    }),
};
const americanParts = { dateOrder: 'mdy', separator: '-', homeCountry: 'US' } as const;

/** English, announced as English, with the dates of the locale. */
export const WithoutTextsInALanguage: StoryObj<typeof meta> = {
  // The console says so during development.
  beforeEach: () => {
    const { warn } = console;
    console.warn = () => {};
    return () => {
      console.warn = warn;
    };
  },
  render: () => <InLocale locale="fr" />,
  play: ({ canvas }) =>
    inPageOf('en', async () => {
      await expect(await canvas.findByRole('status')).toHaveTextContent('You are offline');
      await expect(canvas.getByText('mercredi 2 juin 2027')).toBeVisible();
    }),
};

export const OwnWords: StoryObj<typeof meta> = {
  render: () => <InLocale locale="en" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('(if you like)')).toBeVisible();
  },
};

export const InATranslatedPage: StoryObj<typeof meta> = {
  name: 'Messages change in a page that the browser has translated, too',
  render: function Counting() {
    const [count, setCount] = useState(2);
    return (
      <Stack>
        <Text>
          {count > 3 ? (
            <FormattedMessage id="story.many" defaultMessage="Many things to do" />
          ) : (
            <FormattedMessage
              id="story.count"
              defaultMessage="{count, plural, one {# thing} other {# things}} to do for <strong>{count, plural, one {# person} other {# people}}</strong>, soon"
              values={{ count, strong: (words) => <strong>{words.join('')}</strong> }}
            />
          )}
        </Text>
        <Button onPress={() => setCount(count + 1)} icon={count === 2 && <CheckIcon />}>
          <FormattedMessage id="story.more" defaultMessage="Show {count} more" values={{ count }} />
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = canvasElement.querySelector('p')!;
    const next = async () => {
      translate(canvasElement);
      await userEvent.click(canvas.getByRole('button'));
    };
    await next();
    await expect(text).toHaveTextContent('3 things to do for 3 people, soon');
    await expect(canvas.getByRole('button')).toHaveTextContent('Show 3 more');
    await next();
    await expect(text).toHaveTextContent('Many things to do');
    await next();
    await expect(canvas.getByRole('button')).toHaveTextContent('Show 5 more');
  },
};
