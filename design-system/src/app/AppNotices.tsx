import { OfflineBanner } from '../feedback/OfflineBanner.tsx';
import { VersionWatch } from './VersionWatch.tsx';

/** The notices that concern a whole app: that it's offline, and that it has a new version. The `banner` of a shell. */
export const AppNotices = () => (
  <>
    <OfflineBanner />
    <VersionWatch />
  </>
);
