import { createContext, type ReactNode, useContext } from 'react';
import { type AccessPermission, isAllowed, type Role } from './permission.ts';

const RolesContext = createContext<readonly Role[]>([]);

export interface RolesProviderProps {
  /** The roles in the session. */
  roles: readonly Role[];
  children: ReactNode;
}

/** Provides the user's roles to `ForRoles`. */
export function RolesProvider({ roles, children }: RolesProviderProps) {
  return <RolesContext value={roles}>{children}</RolesContext>;
}

export interface ForRolesProps {
  /** One role name, or several. A name after `!` is excluded. */
  allow: AccessPermission;
  children: ReactNode;
}

/** Renders its children only for users with the role. */
export function ForRoles({ allow, children }: ForRolesProps) {
  return isAllowed(allow, useContext(RolesContext)) ? children : null;
}
