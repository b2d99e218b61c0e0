import { useContentLanguage } from '@institute/api-schema/languages';
import { useQueries, useQuery } from '@tanstack/react-query';
import { ClassAlerts } from './ClassAlerts.tsx';
import { programQuery, programsQuery } from './step-queries.ts';

/**
 * Switches for the programs without a class in the page's language. `listed`: the ids of the programs that have one.
 */
export function ProgramAlerts({ listed }: { listed: readonly string[] }) {
  const languageIso2LetterCode = useContentLanguage();
  const { data } = useQuery(programsQuery(null));
  const others = data?.filter(({ id }) => !listed.includes(id)) ?? [];
  // Without a language, the list's titles are in English.
  const programs = useQueries({ queries: others.map(({ id }) => programQuery(id, languageIso2LetterCode)) });
  const subjects = programs.flatMap((program) =>
    program.data
      ? [
          {
            programId: program.data.content.id,
            program: program.data.content.title,
            languageIso2LetterCode,
            cohort: null,
          },
        ]
      : [],
  );
  return <ClassAlerts subjects={subjects} />;
}
