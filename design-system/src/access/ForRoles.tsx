import { createContext, type ReactNode, useContext } from 'react';
import { type AccessPermission, isAllowed, type Role } from './permission.ts';

const RolesContext = createContext<readonly Role[]>([]);

export interface RolesProviderProps {
  /** The roles of the session, as it holds them. */
  roles: readonly Role[];
  children: ReactNode;
}

/** Tells `ForRoles` who the user is. */
export function RolesProvider({ roles, children }: RolesProviderProps) {
  return <RolesContext value={roles}>{children}</RolesContext>;
}

export interface ForRolesProps {
  /** One role name, or several; a name after `!` is shut out. */
  allow: AccessPermission;
  children: ReactNode;
}

/** Leaves its children out of the page for users who lack the role. */
export function ForRoles({ allow, children }: ForRolesProps) {
  return isAllowed(allow, useContext(RolesContext)) ? children : null;
}
