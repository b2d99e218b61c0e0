/** The application's settings. Ports and storage are set in server.ts. */
export type Config = {
  /** Whether responses may reveal that an e-mail address has an account, or has none. */
  revealAccounts: boolean;
  /** The base URL of links in e-mails. */
  portalOrigin: string;
  coachOrigin: string;
  /** Other origins that may call the API. None by default, because the apps use the API on their own origin. */
  corsOrigins: string[];
  /** Whether to trust X-Forwarded-For from a proxy in front. */
  trustProxy: boolean;
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  /** The key with which the institute's single sign-on signs its tokens. Without it, single sign-on is off. */
  ssoSecret: string | null;
  /** The single sign-on pages of other systems, in the order of their numbers. */
  ssoTargets: string[];
  /** The origins that targets may have. */
  ssoTargetOrigins: string[];
  /**
   * The key that signs our tokens for other systems. It differs from `ssoSecret`, so that neither side can forge the
   * other's tokens.
   */
  ssoTargetSecret: string | null;
  /** The key with which the learning platform signs its reports. Without it, they are refused. */
  learningPlatformSecret: string | null;
  /** Whether the API simulates two targets. */
  demoSsoTargets: boolean;
  /** Whether the embedded mailbox page is shown. */
  mailboxPage: boolean;
  /** Whether a simulated advisor approves all applications, for a demo without staff. */
  demoAdvisor: boolean;
  /** Whether signing with a name other than the student’s needs a confirmation or is refused. */
  signatureNameRule: 'confirm' | 'refuse';
  /** The maximum body size in bytes. */
  maxBodySize: number;
  /** The maximum file size in bytes. */
  maxUploadSize: number;
};

/** What an e-mail to a student takes: where the portal is that its button leads to, and the time. */
export type PortalMail = { portalOrigin: string; now: Date };

export const portalMail = ({ config, now }: { config: Config; now: Date }): PortalMail => ({
  portalOrigin: config.portalOrigin,
  now,
});

export const defaultConfig: Config = {
  revealAccounts: true,
  portalOrigin: 'http://127.0.0.1:4100',
  coachOrigin: 'http://127.0.0.1:4200',
  corsOrigins: [],
  trustProxy: false,
  rateLimitFactor: 1,
  ssoSecret: null,
  ssoTargets: [],
  ssoTargetOrigins: [],
  ssoTargetSecret: null,
  learningPlatformSecret: null,
  demoSsoTargets: false,
  mailboxPage: false,
  demoAdvisor: false,
  signatureNameRule: 'confirm',
  maxBodySize: 1024 * 1024,
  maxUploadSize: 10 * 1024 * 1024,
};
