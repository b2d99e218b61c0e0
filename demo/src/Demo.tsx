import { region } from '@institute/api-schema/region';
import {
  applyTheme,
  Banner,
  BrandMark,
  Button,
  Drawer,
  ErrorPanel,
  Frame,
  Heading,
  Inline,
  IntlProvider,
  Loading,
  type Messages,
  Page,
  Text,
  TopBar,
  VisuallyHidden,
} from '@institute/design-system';
import { useEffect, useLayoutEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showBrand } from './brand-sheet.ts';
import { brandCss } from './brands.ts';
import { Controls } from './Controls.tsx';
import type { AppName } from './forwarding.ts';
import { type DemoHost, openDemo } from './host.ts';
import { Mailbox } from './Mailbox.tsx';
import { people } from './people.ts';
import { preferences } from './preferences.ts';

/** The height of the bar above the app. */
const barHeight = 64;

const loadMessages = async (locale: string): Promise<Messages> =>
  locale === 'es' ? (await import('./lang/es.json')).default : {};

export function Demo() {
  const locale = preferences.useLocale();
  const theme = preferences.useTheme();
  useLayoutEffect(() => applyTheme(theme), [theme]);
  const brand = preferences.useBrand();
  useLayoutEffect(() => showBrand(brandCss(brand)), [brand]);
  return (
    <IntlProvider locale={locale} region={region} loadMessages={loadMessages}>
      <Opening />
    </IntlProvider>
  );
}

type State = { host: DemoHost } | { error: unknown } | 'opening' | 'taken';

let opened: Promise<DemoHost> | undefined;

function Opening() {
  const intl = useIntl();
  const [state, setState] = useState<State>('opening');
  useEffect(() => {
    // Once per page, also if React renders twice.
    opened ??= openDemo(new URL('.', location.href));
    opened.then(
      (host) => {
        setState({ host });
        void host.taken.then(() => setState('taken'));
      },
      (error: unknown) => setState({ error }),
    );
  }, []);
  if (typeof state === 'object' && 'host' in state) return <Stage host={state.host} />;
  const title = intl.formatMessage({ defaultMessage: 'Demo', description: 'Name of the demo' });
  return (
    <main>
      <Page title={title} width="text">
        {state === 'opening' && (
          <>
            <Text>
              <FormattedMessage
                defaultMessage="Loading the apps and their server. This takes a moment the first time."
                description="While the demo starts in the browser"
              />
            </Text>
            <Loading />
          </>
        )}
        {state === 'taken' && (
          <Banner
            tone="info"
            actions={
              <Button variant="secondary" onPress={() => location.reload()}>
                <FormattedMessage
                  defaultMessage="Use it here"
                  description="Button: opens the demo in this tab, and closes it in the other one"
                />
              </Button>
            }
          >
            <FormattedMessage
              defaultMessage="You opened the demo in another tab."
              description="The demo can only be open once"
            />
          </Banner>
        )}
        {typeof state === 'object' && (
          <ErrorPanel level={2} onRetry={() => location.reload()}>
            <FormattedMessage
              defaultMessage="The demo couldn’t start. It needs a current browser that isn’t in private mode."
              description="The demo did not open in this browser"
            />
          </ErrorPanel>
        )}
      </Page>
    </main>
  );
}

function useWindowHeight(): number {
  const [height, setHeight] = useState(innerHeight);
  useEffect(() => {
    const listener = () => setHeight(innerHeight);
    addEventListener('resize', listener);
    return () => removeEventListener('resize', listener);
  }, []);
  return height;
}

/** What is in the frame. A new `visit` loads it again. */
export interface Shown {
  app: AppName;
  email: string;
  url: string;
  visit: number;
}

function Stage({ host }: { host: DemoHost }) {
  const intl = useIntl();
  const height = useWindowHeight();
  const [panel, setPanel] = useState<'controls' | 'mailbox' | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [isKept, setIsKept] = useState(false);

  const open = (app: AppName, email: string, url = `${host.urlOf(app)}/`) =>
    setShown((last) => ({ app, email, url, visit: (last?.visit ?? 0) + 1 }));
  /** Signs in and opens the app's first page. */
  const visit = async (app: AppName, email: string) => {
    await host.signIn(app, email);
    open(app, email, `${host.urlOf(app)}/${app === 'portal' ? 'home' : 'today'}`);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void visit('portal', people[0]!.email);
    void host.keep().then(
      () => setIsKept(true),
      () => {},
    );
  }, []);

  const person = people.find(({ email }) => email === shown?.email);
  const controls = intl.formatMessage({
    defaultMessage: 'Change person, app or time',
    description: 'Button and title of the panel with the controls of the demo',
  });
  const mailbox = intl.formatMessage({
    defaultMessage: 'Mailbox',
    description: 'Button and title of the panel with all e-mails of the demo',
  });
  return (
    <>
      <header>
        <TopBar
          brand={<BrandMark />}
          start={
            <Text size="s" isOneLine>
              <VisuallyHidden>
                <Heading level={1} size="m">
                  <FormattedMessage defaultMessage="Demo" description="Name of the demo" />
                </Heading>
              </VisuallyHidden>
              {person?.name}
            </Text>
          }
          end={
            <Inline gap="xs">
              <Button variant="quiet" onPress={() => setPanel('mailbox')}>
                {mailbox}
              </Button>
              <Button variant="secondary" aria-label={controls} onPress={() => setPanel('controls')}>
                <FormattedMessage
                  defaultMessage="Change"
                  description="Button that opens the panel with the controls of the demo"
                />
              </Button>
            </Inline>
          }
        />
      </header>
      <main>
        {shown && (
          <Frame
            key={shown.visit}
            src={shown.url}
            height={height - barHeight - 2}
            title={
              shown.app === 'portal'
                ? intl.formatMessage({
                    defaultMessage: 'Student portal',
                    description: 'Name of the students’ app',
                  })
                : intl.formatMessage({ defaultMessage: 'Coach app', description: 'Name of the coaches’ app' })
            }
          />
        )}
      </main>
      <Drawer isOpen={panel === 'controls'} onClose={() => setPanel(null)} title={controls}>
        {shown && (
          <Controls host={host} shown={shown} isKept={isKept} onVisit={visit} onDone={() => setPanel(null)} />
        )}
      </Drawer>
      <Drawer isOpen={panel === 'mailbox'} onClose={() => setPanel(null)} title={mailbox}>
        {shown && (
          <Mailbox
            host={host}
            onOpen={(url) => {
              const app = (['portal', 'coach'] as const).find((app) => url.startsWith(`${host.urlOf(app)}/`));
              if (!app) {
                // Such as the address of a video call.
                window.open(url, '_blank', 'noopener');
                return;
              }
              open(app, shown.email, url);
              setPanel(null);
            }}
          />
        )}
      </Drawer>
    </>
  );
}
