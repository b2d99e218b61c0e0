import { useIntl } from 'react-intl';
import { MonitorIcon, MoonIcon, SunIcon } from '../icons/named.tsx';
import type { Theme } from '../theme/apply-theme.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

export interface ThemeSwitchProps {
  value: Theme;
  /** Store the choice and pass it to `applyTheme`. */
  onChange: (theme: Theme) => void;
  /** Shows the name of the choice above it. */
  isLabelVisible?: boolean;
}

/** Switches between light, dark and the device's setting. */
export function ThemeSwitch(props: ThemeSwitchProps) {
  const intl = useIntl();
  return (
    <SegmentedControl
      {...props}
      label={intl.formatMessage({
        id: 'theme.label',
        defaultMessage: 'Appearance',
        description: 'Name of the control that chooses the light or the dark theme',
      })}
      options={[
        {
          value: 'system',
          label: intl.formatMessage({
            id: 'theme.system',
            defaultMessage: 'Same as this device',
            description: 'Theme choice: follow the setting of the device',
          }),
          children: <MonitorIcon />,
        },
        {
          value: 'light',
          label: intl.formatMessage({
            id: 'theme.light',
            defaultMessage: 'Light',
            description: 'Theme choice',
          }),
          children: <SunIcon />,
        },
        {
          value: 'dark',
          label: intl.formatMessage({
            id: 'theme.dark',
            defaultMessage: 'Dark',
            description: 'Theme choice',
          }),
          children: <MoonIcon />,
        },
      ]}
    />
  );
}
