/** Credentials for private media on the content delivery host. */
export interface SignedContent {
  keyPairId: string;
  signature: string;
  policy: string;
}

export interface Session {
  accessToken: string;
  refreshToken: string;
  roles: { name: string }[];
  studentId: string;
  coachId: string | null;
  email: string;
  isVerifiedEmail: boolean;
  isAuthenticated: true;
  /** When the user signed in (RFC 3339). null if an older version stored the session. */
  startedAt: string | null;
  signedContent: SignedContent | null;
  /** 32 bytes in hexadecimal, for `createDraftStore`. null if an older version stored the session. */
  draftKey: string | null;
}

/** Stores the session between page loads and shares it between tabs. */
export interface SessionStorage {
  read(): unknown;
  write(value: Session | null): void;
  /** Calls back when another tab changed the session. */
  subscribe(listener: () => void): () => void;
}

export interface SessionStore {
  get(): Session | null;
  set(session: Session): void;
  /** Updates a part of the session, if there is one. */
  update(part: Partial<Session>): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** The session of this browser, shared by all tabs. Outdated or corrupt storage is discarded and never throws. */
export function createSessionStore(storage: SessionStorage): SessionStore {
  const listeners = new Set<() => void>();
  let session = parseSession(storage.read());
  const announce = (next: Session | null) => {
    session = next;
    for (const listener of listeners) listener();
  };
  storage.subscribe(() => announce(parseSession(storage.read())));

  const store: SessionStore = {
    get: () => session,
    set(next) {
      storage.write(next);
      announce(next);
    },
    update(part) {
      if (session) store.set({ ...session, ...part });
    },
    clear() {
      storage.write(null);
      announce(null);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}

/** Returns `value` if it is a session, else null. */
export function parseSession(value: unknown): Session | null {
  const session = value as Session | null | undefined;
  const isText = (text: unknown): text is string => typeof text === 'string' && text !== '';
  if (
    typeof session !== 'object' ||
    session === null ||
    !isText(session.accessToken) ||
    !isText(session.refreshToken) ||
    !isText(session.studentId) ||
    !(session.coachId === null || isText(session.coachId)) ||
    !isText(session.email) ||
    typeof session.isVerifiedEmail !== 'boolean' ||
    !Array.isArray(session.roles) ||
    !session.roles.every((role) => isText(role?.name))
  ) {
    return null;
  }
  const { accessToken, refreshToken, roles, studentId, coachId, email, isVerifiedEmail } = session;
  const signed = session.signedContent;
  const signedContent =
    signed && isText(signed.keyPairId) && isText(signed.signature) && isText(signed.policy)
      ? { keyPairId: signed.keyPairId, signature: signed.signature, policy: signed.policy }
      : null;
  return {
    accessToken,
    refreshToken,
    roles: roles.map(({ name }) => ({ name })),
    studentId,
    coachId,
    email,
    isVerifiedEmail,
    isAuthenticated: true,
    startedAt: isText(session.startedAt) ? session.startedAt : null,
    signedContent,
    draftKey: isText(session.draftKey) ? session.draftKey : null,
  };
}
