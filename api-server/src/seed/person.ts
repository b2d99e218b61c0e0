import type { Schemas } from '@institute/api-schema';
import type { certifications, coaches, educations } from '../tables/coaches.ts';
import type { students } from '../tables/students.ts';
import type { users } from '../tables/users.ts';

type Roles = Schemas['RoleName'][];
/** Someone in the demo world. */
export type Person = {
  /** Ids are fixed, so that links into the demo world stay valid. */
  number: number;
  email: string;
  roles: Roles;
  user?: Partial<typeof users.$inferInsert>;
  student: Pick<typeof students.$inferInsert, 'firstName' | 'lastName'> &
    Partial<typeof students.$inferInsert>;
  coach?: Partial<typeof coaches.$inferInsert> & {
    educations?: (Omit<typeof educations.$inferInsert, 'id' | 'coachId'> & { number: number })[];
    /** Days from now, so that some deadlines are always close and some always past. */
    certifications?: (Pick<typeof certifications.$inferInsert, 'name' | 'issuer' | 'credentialUrl'> & {
      number: number;
      issued: number;
      expires: number | null;
    })[];
  };
};
