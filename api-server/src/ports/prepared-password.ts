import { trimPasted } from '@institute/values/formats';

export type Hasher = {
  hash: (password: string) => Promise<string>;
  /** Takes the same time if the account has no password, so timing reveals nothing. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>;
};

/**
 * The form of a password in which it is hashed and compared: PRECIS OpaqueString (RFC 8265), so composed, with plain
 * spaces. Case and width count. Blanks and invisible characters around it come with pasting and don't count: no password
 * that we accept has a blank.
 */
export const preparedPassword = (password: string): string =>
  trimPasted(password)
    .replace(/\p{Zs}/gu, ' ')
    .normalize();

/** A hasher of prepared passwords. Older hashes, of passwords as they were typed, are still accepted. */
export const preparing = ({ hash, verify }: Hasher): Hasher => ({
  hash: (password) => hash(preparedPassword(password)),
  verify: async (passwordHash, password) => {
    const prepared = preparedPassword(password);
    return (
      (await verify(passwordHash, prepared)) ||
      (prepared !== password && (await verify(passwordHash, password)))
    );
  },
});
