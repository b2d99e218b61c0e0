/** Settings of the application. Where it listens and stores is set in server.ts. */
export type Config = {
  /** Whether "there is no such e-mail address" and "it exists already" may be said. */
  revealAccounts: boolean;
  /** Where links in e-mails lead. */
  portalOrigin: string;
  coachOrigin: string;
  /** Other origins whose pages may call. None by default: the apps reach the API on their own origin. */
  corsOrigins: string[];
  /** Whether a proxy in front may say, in X-Forwarded-For, who calls. */
  trustProxy: boolean;
  /** Multiplies every limit of attempts. */
  rateLimitFactor: number;
  /** The key the institute's sign-on signs its tokens with. Without it there is no single sign-on. */
  ssoSecret: string | null;
  /** The pages of other systems that let in whom we send, in the order of their numbers. */
  ssoTargets: string[];
  /** The origins that targets may have. */
  ssoTargetOrigins: string[];
  /** The key that signs what they are sent. Another one than `ssoSecret`: what one side signs, the other may not use. */
  ssoTargetSecret: string | null;
  /** Whether two targets are played by the API itself. */
  demoSsoTargets: boolean;
  /** Whether the page of the embedded mailbox is shown. */
  mailboxPage: boolean;
  /** Whether applications are answered by an advisor who agrees to everything: for a demo without staff. */
  demoAdvisor: boolean;
  /** What the institute is called on receipts. */
  instituteName: string;
  /** Whether a signature in another name than the student’s asks for a confirmation, or is refused. */
  signatureNameRule: 'confirm' | 'refuse';
  /** Bytes of the largest body. */
  maxBodySize: number;
  /** Bytes of the largest file. */
  maxUploadSize: number;
};

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
  demoSsoTargets: false,
  mailboxPage: false,
  demoAdvisor: false,
  instituteName: 'Health Coach Training Institute',
  signatureNameRule: 'confirm',
  maxBodySize: 1024 * 1024,
  maxUploadSize: 10 * 1024 * 1024,
};
