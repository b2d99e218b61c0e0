import { today } from '@institute/values/formats';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers, Input } from '../platform/contract.ts';
import { easternmost } from '../platform/institute-days.ts';
import { certifications, educations } from '../tables/coaches.ts';
import { certificationErrors, educationErrors } from './coach-rules.ts';
import { coachRecordHandlers } from './record-handlers.ts';

type Records = Pick<
  Handlers,
  | 'listEducations'
  | 'createEducation'
  | 'updateEducation'
  | 'deleteEducation'
  | 'listCertifications'
  | 'createCertification'
  | 'updateCertification'
  | 'deleteCertification'
>;

export function qualificationHandlers(dependencies: Dependencies): Records {
  const latestDay = () => today(easternmost, dependencies.now().getTime());
  const education = coachRecordHandlers<typeof educations.$inferSelect, Input<'createEducation'>['body']>(
    dependencies,
    'EDUCATION',
    educations,
    (body) => educationErrors(body, latestDay()),
    ({ institution }) => institution,
  );
  const certification = coachRecordHandlers<
    typeof certifications.$inferSelect,
    Input<'createCertification'>['body']
  >(
    dependencies,
    'CERTIFICATION',
    certifications,
    (body) => certificationErrors(body, latestDay()),
    ({ name }) => name,
  );

  return {
    listEducations: ({ path, query }) => education.list(path.coachId, query, educations[query.sortBy]),
    createEducation: education.create,
    updateEducation: education.update,
    deleteEducation: education.delete,
    listCertifications: ({ path, query }) =>
      certification.list(path.coachId, query, certifications[query.sortBy]),
    createCertification: certification.create,
    updateCertification: certification.update,
    deleteCertification: certification.delete,
  };
}
