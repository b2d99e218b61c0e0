import { ApiError } from '@institute/api-schema';
import { useContentLanguage } from '@institute/api-schema/languages';
import { VoucherCheck } from '@institute/api-schema/limits';
import {
  Banner,
  DateTimeValue,
  EmptyState,
  Link,
  LinkButton,
  MoneyValue,
  OutcomePending,
  Page,
  Prose,
  RadioGroup,
  SectionCard,
  Split,
  Stack,
  TextField,
  useNavigateWhileHere,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { lengthMax, required, rules } from '@institute/values/rules';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { z } from 'zod/mini';
import '../signed-in-messages.ts';
import { publicClient } from '../client.ts';
import { describeError } from '../messages.ts';
import { useOnce } from '../once.ts';
import { ProblemText } from '../ProblemText.tsx';
import { paths, places } from '../places.ts';
import { programOptions } from '../programs/program-options.tsx';
import type { Program } from '../programs/programs.ts';
import { queryClient } from '../query-client.ts';
import { useSession } from '../session.ts';
import { type Application, keepApplication, resumeHref, stepNames, stepTitles } from './applications.ts';
import { beginning, isPromoCodeRefused } from './begin.ts';
import { ClearMissingChoice } from './ClearMissingChoice.tsx';
import { enrollmentChoice } from './enrollment-choice.ts';
import { ProgramAlerts } from './ProgramAlerts.tsx';
import { programsQuery } from './step-queries.ts';

const schema = z.object({
  programId: z.string().check(rules(required())),
  code: z.string().check(rules(lengthMax(VoucherCheck.code.maxLength))),
});

/** What is in the way of beginning: another application, or the problem alone. */
interface BlockedBy {
  id: string | undefined;
  error: unknown;
}

/** An invalid code doesn't block enrolling. */
function useStartForm(programs: readonly Program[]) {
  const navigate = useNavigateWhileHere();
  const session = useSession();
  const search = new URLSearchParams(useSearch());
  const [blockedBy, setBlockedBy] = useState<BlockedBy>();
  const begin = useOnce({
    ...beginning(session?.studentId),
    onDone(application: Application) {
      keepApplication(application);
      enrollmentChoice.write(null);
      navigate(resumeHref(application));
    },
    onRefused(error) {
      if (!isStopping(error)) return;
      const id = error.current?.id;
      setBlockedBy({ id: typeof id === 'string' ? id : undefined, error });
    },
  });
  const form = useForm({
    draft: { name: 'enrollment.start', about: search.toString() },
    schema,
    defaultValues: {
      programId:
        search.get('program') ??
        enrollmentChoice.read()?.programId ??
        (programs.length === 1 ? programs[0]!.id : ''),
      code: search.get('code') ?? '',
    },
    async onSubmit({ value: { programId, code } }) {
      const promoCode = (await holds(code, programId)) ? code.trim() : null;
      if (!session) {
        enrollmentChoice.write({ ...enrollmentChoice.read(), programId, promoCode });
        navigate(paths.getStarted());
        return;
      }
      await begin.sendAsync({ programId, cohortId: null, voucherCode: promoCode }).catch((error) => {
        if (!isStopping(error)) throw error;
      });
    },
  });
  return { form, begin, blockedBy };
}

/** The first page: program and optional promo code. */
export default function StartScreen() {
  const session = useSession();
  const search = new URLSearchParams(useSearch());
  const { data: programs } = useSuspenseQuery(programsQuery(useContentLanguage()));
  const { form, begin, blockedBy } = useStartForm(programs);
  return (
    <Page
      width="wide"
      title={<FormattedMessage {...places.startEnrollment.title} />}
      lead={
        <FormattedMessage defaultMessage="Choose a program. Enrolling takes about 15 minutes, and you can stop and come back at any time." />
      }
    >
      <Split aside={<ComingSteps />} asideSize="l">
        <Stack gap="l">
          {programs.length === 0 ? (
            <EmptyState title={<FormattedMessage defaultMessage="No classes are open in this language" />}>
              <FormattedMessage defaultMessage="Switch the language at the top to see the others." />
            </EmptyState>
          ) : (
            <StartFields form={form} begin={begin} blockedBy={blockedBy} programs={programs} />
          )}
          {session?.isVerifiedEmail && <ProgramAlerts listed={programs.map(({ id }) => id)} />}
        </Stack>
      </Split>
      {!session && (
        <Link
          href={paths.login({
            action: search.size > 0 ? `${paths.startEnrollment()}?${search}` : paths.startEnrollment(),
          })}
          isStandalone
        >
          <FormattedMessage defaultMessage="I already have an account" />
        </Link>
      )}
    </Page>
  );
}

interface StartFieldsProps extends ReturnType<typeof useStartForm> {
  programs: readonly Program[];
}

function StartFields({ form, begin, blockedBy, programs }: StartFieldsProps) {
  const intl = useIntl();
  return (
    <OutcomePending of={begin} isRefusalShown={isStopping(begin.refusal)}>
      <form.Form>
        <form.Subscribe selector={({ values }) => values.programId}>
          {(programId) => (
            <ClearMissingChoice
              value={programId}
              options={programs}
              onClear={() => form.setFieldValue('programId', '')}
            />
          )}
        </form.Subscribe>
        <form.Field
          name="programId"
          as={RadioGroup}
          isRequired
          look="cards"
          label={intl.formatMessage({ defaultMessage: 'Program' })}
          options={programOptions(intl, programs)}
        />
        <form.Field
          name="code"
          as={TextField}
          width="short"
          autoComplete="off"
          label={intl.formatMessage({ defaultMessage: 'Promo code' })}
        />
        <form.Subscribe selector={({ values }) => `${values.programId} ${values.code.trim()}`}>
          {(asked) => {
            const [programId = ''] = asked.split(' ', 1);
            const code = asked.slice(programId.length + 1);
            return code && programId ? <CodeCheck code={code} programId={programId} /> : null;
          }}
        </form.Subscribe>
        {/* Where the button is that was pressed. */}
        {blockedBy && <BlockingProblem id={blockedBy.id} error={blockedBy.error} />}
        <form.SubmitButton>
          <FormattedMessage defaultMessage="Begin" />
        </form.SubmitButton>
      </form.Form>
    </OutcomePending>
  );
}

/** Why enrolling can't begin, with the application that is in the way, if there is one. */
const BlockingProblem = ({ id, error }: BlockedBy) => (
  <Banner
    tone="caution"
    isAnnounced
    {...(id && {
      actions: (
        <LinkButton variant="secondary" href={paths.enrollment({ applicationId: id })}>
          <FormattedMessage defaultMessage="Continue it" />
        </LinkButton>
      ),
    })}
  >
    <ProblemText error={error} />
  </Banner>
);

const ComingSteps = () => (
  <SectionCard tone="brand" title={<FormattedMessage defaultMessage="The steps after this" />}>
    <Prose>
      <ol>
        {stepNames.map((name) => (
          <li key={name}>
            <FormattedMessage {...stepTitles[name]} />
          </li>
        ))}
      </ol>
    </Prose>
  </SectionCard>
);

/** Problems that retrying can't solve. */
const stopping = ['studentActiveEnrollment', 'invalidApplicationRequest', 'invalidAlumniApplicationRequest'];
const isStopping = (error: unknown): error is ApiError =>
  error instanceof ApiError && stopping.includes(error.key);

const checkOf = (code: string, programId: string) => ({
  queryKey: ['promo-code', code.toUpperCase(), programId],
  retry: false,
  staleTime: 60_000,
  async queryFn() {
    const { data } = await publicClient.POST('/vouchers/validate', {
      body: { code, programId, cohortId: null, applicationId: null },
    });
    return data!.content;
  },
});

/** Whether a promo code is valid. Rejects if that can't be found out now, because then it may be. */
async function holds(code: string, programId: string): Promise<boolean> {
  if (!code.trim()) return false;
  try {
    await queryClient.fetchQuery(checkOf(code.trim(), programId));
    return true;
  } catch (error) {
    if (isPromoCodeRefused(error)) return false;
    throw error;
  }
}

/** Milliseconds without typing before a code is looked up. */
const typingRest = 600;

function CodeCheck({ code, programId }: { code: string; programId: string }) {
  const intl = useIntl();
  const [settled, setSettled] = useState(code);
  const check = useQuery({ ...checkOf(settled, programId), enabled: settled.length > 2 });
  useEffect(() => {
    const timer = setTimeout(() => setSettled(code), typingRest);
    return () => clearTimeout(timer);
  }, [code]);
  if (check.isError)
    return (
      <Banner tone="caution" isAnnounced>
        {describeError(intl, check.error)}
      </Banner>
    );
  if (!check.data) return null;
  const { discount, currency, endsAt } = check.data;
  return (
    <Banner
      tone="positive"
      isAnnounced
      title={
        <FormattedMessage
          defaultMessage="Promo code applied. You save {amount}"
          values={{ amount: <MoneyValue amount={discount} currency={currency} /> }}
        />
      }
    >
      {endsAt && (
        <FormattedMessage
          defaultMessage="This price is good until {date}."
          values={{ date: <DateTimeValue value={endsAt} /> }}
        />
      )}
    </Banner>
  );
}
