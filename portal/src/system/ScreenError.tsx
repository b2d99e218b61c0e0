import { ScreenError as LibraryScreenError } from '@institute/design-system/app';
import { errorMessages } from '../messages.ts';
import { paths } from '../paths.ts';

/** Shown in place of a screen, or a part of one, that could not be loaded. */
export function ScreenError(props: { error: unknown; onRetry: () => void }) {
  return <LibraryScreenError {...props} errorMessages={errorMessages} homeHref={paths.home()} />;
}
