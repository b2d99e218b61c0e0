import {
  Banner,
  Button,
  ConfirmButton,
  DateTimeValue,
  Heading,
  Inline,
  LanguageSwitch,
  Link,
  NumberField,
  SegmentedControl,
  SelectField,
  Stack,
  Text,
  ThemeSwitch,
} from '@institute/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BrandSwitch } from './BrandSwitch.tsx';
import type { Shown } from './Demo.tsx';
import type { AppName } from './forwarding.ts';
import type { DemoHost } from './host.ts';
import { people } from './people.ts';
import { preferences } from './preferences.ts';

interface ControlsProps {
  host: DemoHost;
  shown: Shown;
  /** Whether all files are stored. */
  isKept: boolean;
  onVisit: (app: AppName, email: string) => Promise<void>;
  onDone: () => void;
}

const hour = 3600;

/** Who uses which app, when, and how it looks. */
export function Controls({ host, shown, isKept, onVisit, onDone }: ControlsProps) {
  const intl = useIntl();
  const { app, email } = shown;
  const [failed, setFailed] = useState(false);
  // Signing in takes a moment.
  const [chosen, setChosen] = useState(email);
  const run = async (task: () => Promise<void>) => {
    setFailed(false);
    await task().catch(() => setFailed(true));
  };
  const choose = (nextApp: AppName, nextEmail: string) => run(() => onVisit(nextApp, nextEmail));
  const person = people.find((one) => one.email === email);
  return (
    <Stack gap="l">
      {failed && (
        <Banner tone="critical" isAnnounced>
          <FormattedMessage
            defaultMessage="That didn’t work. Reset the demo and try again."
            description="A control of the demo failed"
          />
        </Banner>
      )}
      <SelectField
        isRequired
        label={intl.formatMessage({ defaultMessage: 'Person', description: 'Choice of who uses the app' })}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          void choose(people.find((one) => one.email === next)!.apps[0]!, next);
        }}
        options={people.map(({ email: value, name, situation }) => ({
          value,
          label: `${name}, ${intl.formatMessage(situation)}`,
        }))}
      />
      {(person?.apps.length ?? 0) > 1 && (
        <SegmentedControl<AppName>
          label={intl.formatMessage({
            defaultMessage: 'App',
            description: 'Choice of the app that is shown',
          })}
          value={app}
          onChange={(next) => void choose(next, email)}
          options={[
            {
              value: 'coach',
              children: (
                <FormattedMessage defaultMessage="Coach app" description="Name of the coaches’ app" />
              ),
            },
            {
              value: 'portal',
              children: (
                <FormattedMessage defaultMessage="Student portal" description="Name of the students’ app" />
              ),
            },
          ]}
        />
      )}
      <Clock
        host={host}
        app={app}
        onMove={(seconds) =>
          run(async () => {
            await host.forward(seconds);
            // The session has ended by then.
            await onVisit(app, email);
          })
        }
      />
      <Inline>
        <LanguageSwitch
          value={preferences.useLocale()}
          onChange={preferences.setLocale}
          offered={['en', 'es']}
        />
        <ThemeSwitch value={preferences.useTheme()} onChange={preferences.setTheme} />
        <BrandSwitch />
      </Inline>
      <Text size="s" tone="muted" role="status">
        {isKept ? (
          <FormattedMessage
            defaultMessage="The demo now works offline."
            description="All files of the demo are stored in the browser"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Saving files so that the demo works offline…"
            description="The files of the demo are being stored in the browser"
          />
        )}
      </Text>
      <Inline>
        <Link href="./storybook/" isStandalone>
          <FormattedMessage defaultMessage="Storybook" description="Link to the components and screens" />
        </Link>
        <ConfirmButton
          title={intl.formatMessage({
            defaultMessage: 'Reset the demo?',
            description: 'Title of a question',
          })}
          message={
            <FormattedMessage
              defaultMessage="Everything you changed is lost."
              description="Below the question whether to reset the demo"
            />
          }
          confirmLabel={intl.formatMessage({ defaultMessage: 'Reset', description: 'Button' })}
          isDestructive
          onConfirm={async () => {
            await host.reset();
            await onVisit(app, email);
            onDone();
          }}
        >
          <FormattedMessage defaultMessage="Reset" description="Button that starts the demo over" />
        </ConfirmButton>
      </Inline>
    </Stack>
  );
}

function Clock({
  host,
  app,
  onMove,
}: {
  host: DemoHost;
  app: AppName;
  onMove: (seconds: number) => Promise<void>;
}) {
  const intl = useIntl();
  const [days, setDays] = useState<number | null>(null);
  const [isUnbooked, setIsUnbooked] = useState(false);
  const toNextSession = async () => {
    const next = await host.nextSession(app);
    setIsUnbooked(next === null);
    if (next) await onMove(Math.max(0, Math.ceil((next.getTime() - host.now().getTime()) / 1000)));
  };
  return (
    <Stack gap="s">
      <Heading level={3} size="s">
        <FormattedMessage defaultMessage="Time" description="Heading: moving the clock" />
      </Heading>
      <Text>
        <DateTimeValue value={host.now().toISOString()} />
      </Text>
      <Inline>
        <Button variant="secondary" onPress={() => void onMove(hour)}>
          <FormattedMessage defaultMessage="1 hour later" description="Button that moves the clock" />
        </Button>
        <Button variant="secondary" onPress={() => void onMove(24 * hour)}>
          <FormattedMessage defaultMessage="1 day later" description="Button that moves the clock" />
        </Button>
        <Button variant="secondary" onPress={() => void toNextSession()}>
          <FormattedMessage
            defaultMessage="To the next session"
            description="Button that moves the clock to when the next session starts"
          />
        </Button>
      </Inline>
      {isUnbooked && (
        <Text role="status">
          <FormattedMessage
            defaultMessage="No session is booked."
            description="The clock can’t be moved to the next session"
          />
        </Text>
      )}
      <Inline align="end">
        <NumberField
          label={intl.formatMessage({
            defaultMessage: 'Days later',
            description: 'Label: how many days to move the clock',
          })}
          value={days}
          onChange={(value) => setDays(typeof value === 'number' ? value : null)}
        />
        <Button
          variant="secondary"
          isDisabled={!days || days < 0}
          onPress={() => void onMove((days ?? 0) * 24 * hour)}
        >
          <FormattedMessage defaultMessage="Move the clock" description="Button: by the days typed" />
        </Button>
      </Inline>
    </Stack>
  );
}
