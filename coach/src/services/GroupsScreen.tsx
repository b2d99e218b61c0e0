import {
  Banner,
  Card,
  EmptyState,
  FactLine,
  Inline,
  ItemList,
  Link,
  LinkButton,
  ListItem,
  lazyPart,
  Page,
  PageColumns,
  PageSection,
  ScheduleIllustration,
  SectionCard,
  Stack,
  StatusBadge,
  soldLines,
  Text,
} from '@institute/design-system';
import { MenuPlace } from '@institute/shared-screens/MenuPlace.tsx';
import { parseInstant } from '@institute/values/formats';
import { defineMessages, FormattedList, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { BackTo } from '../layout/BackTo.tsx';
import { paths, places, type ScreenProps } from '../places.ts';
import {
  AddGroup,
  type Group,
  type GroupSessionProps,
  MoveGroupSession,
  SessionTime,
  useTimeOf,
} from './group-actions.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { type Product, useProduct } from './products.ts';

const LoadedMenu = lazyPart(async () => (await import('./GroupSessionMenu.tsx')).GroupSessionMenu);

const obstacles: Record<NonNullable<Group['saleObstacle']>, MessageDescriptor> = defineMessages({
  BEGUN: { defaultMessage: 'Has begun' },
  FULL: { defaultMessage: 'Full', description: 'Why no one else can join a group' },
  CHANGED: { defaultMessage: 'Closed for new clients' },
  BOUGHT: { defaultMessage: 'You have a seat' },
});

/** The dates of a group service: who takes part, and how many seats are left. */
export default function GroupsScreen({ params: { productId } }: ScreenProps<'groups'>) {
  const intl = useIntl();
  const coachId = useCoachId();
  const product = useProduct(productId);
  const groups = api.useContent('/coaches/{coachId}/groups', {
    path: { coachId },
    query: { productId: product.id },
  });
  const single = groups.filter(({ sessions }) => sessions.length === 1);
  const heading = intl.formatMessage({ defaultMessage: 'Upcoming groups' });
  const isForSale = groups.some(({ saleObstacle }) => saleObstacle === null);
  return (
    <Page
      above={<BackTo place="myServices" />}
      title={product.title}
      lead={<FormattedMessage {...places.groups.title} />}
      actions={<AddGroup product={product} />}
    >
      {!isForSale && groups.length > 0 && (
        <Banner tone="caution">
          <FormattedMessage defaultMessage="Clients can’t buy this now: no group has a free seat and upcoming dates. Add dates to sell it." />
        </Banner>
      )}
      {groups.length === 0 ? (
        <EmptyState
          picture={<ScheduleIllustration />}
          title={<FormattedMessage defaultMessage="No dates yet" />}
        >
          <FormattedMessage defaultMessage="Clients can buy a seat once you’ve added dates." />
        </EmptyState>
      ) : (
        <PageColumns aside={<ServiceInShort product={product} />}>
          <PageSection title={heading}>
            {single.length > 0 && (
              <ItemList label={heading}>
                {single.map((group) => (
                  <GroupRow key={group.id} group={group} product={product} />
                ))}
              </ItemList>
            )}
            {groups
              .filter((group) => !single.includes(group))
              .map((group) => (
                <GroupCard key={group.id} group={group} product={product} />
              ))}
          </PageSection>
        </PageColumns>
      )}
    </Page>
  );
}

/** What the dates are of. */
function ServiceInShort({ product }: { product: Product }) {
  const intl = useIntl();
  const { id, purchaseTerms, deliveryMode } = product;
  return (
    <Card padding="l">
      <Stack gap="s">
        <ProductPrice product={product} />
        <Text tone="muted">
          <FactLine>{soldLines(intl, { ...purchaseTerms, deliveryMode })}</FactLine>
        </Text>
        <Inline>
          <LinkButton variant="quiet" href={paths.service({ productId: id })}>
            <FormattedMessage {...places.service.title} />
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}

interface GroupProps {
  group: Group;
  product: Product;
}

/** A group that meets once: a line with all about it. */
function GroupRow({ group, product }: GroupProps) {
  const session = group.sessions[0]!;
  return (
    <ListItem
      title={<SessionTime session={session} />}
      details={
        <>
          <Seats group={group} />
          <FactLine>
            {group.place}
            {hasParticipantsLine(group) && <Participants group={group} />}
            {session.reason && `“${session.reason}”`}
          </FactLine>
        </>
      }
      actions={
        session.isChangeable && (
          <>
            <MoveGroupSession group={group} session={session} />
            <GroupSessionMenu group={group} session={session} {...(group.isDeletable && { product })} />
          </>
        )
      }
    />
  );
}

function GroupCard({ group, product }: GroupProps) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const { sessions } = group;
  const dates = intl.formatDateTimeRange(
    parseInstant(sessions[0]!.startTime)!,
    parseInstant(sessions.at(-1)!.startTime)!,
    { month: 'short', day: 'numeric', timeZone },
  );
  return (
    <SectionCard
      level={3}
      title={dates}
      lead={group.place}
      actions={
        <Inline gap="xs">
          <Seats group={group} />
          {group.isDeletable && (
            <GroupSessionMenu group={group} session={sessions[0]!} product={product} time={dates} />
          )}
        </Inline>
      }
    >
      <ItemList look="plain" label={dates}>
        {sessions.map((session) => (
          <SessionRow key={session.id} group={group} session={session} />
        ))}
      </ItemList>
      {hasParticipantsLine(group) && (
        <Text tone="muted">
          <Participants group={group} />
        </Text>
      )}
    </SectionCard>
  );
}

interface GroupMenuProps extends GroupSessionProps {
  product?: Product;
  /** All dates of a group. By default, the time of the session. */
  time?: string;
}

function GroupSessionMenu({ time, ...props }: GroupMenuProps) {
  const intl = useIntl();
  const ofSession = useTimeOf(props.session);
  const label = intl.formatMessage(
    {
      defaultMessage: 'More for {time}',
      description: 'Name of a menu; time is that of a session, or the dates of a group',
    },
    { time: time ?? ofSession },
  );
  return (
    <MenuPlace label={label}>
      <LoadedMenu {...props} label={label} />
    </MenuPlace>
  );
}

const SessionRow = ({ group, session }: GroupSessionProps) => (
  <ListItem
    title={<SessionTime session={session} />}
    details={
      (session.canceledAt !== null || session.reason) && (
        <>
          {session.canceledAt !== null && <CanceledBadge />}
          {session.reason && `“${session.reason}”`}
        </>
      )
    }
    actions={
      session.isChangeable && (
        <>
          <MoveGroupSession group={group} session={session} />
          <GroupSessionMenu group={group} session={session} />
        </>
      )
    }
  />
);

const CanceledBadge = () => (
  <StatusBadge tone="neutral">
    <FormattedMessage defaultMessage="Canceled" description="Status of a session" />
  </StatusBadge>
);

/** How many can still join, or why no one can. */
function Seats({ group: { capacity, seatsLeft, saleObstacle, sessions } }: { group: Group }) {
  const intl = useIntl();
  if (sessions.every(({ canceledAt }) => canceledAt !== null)) return <CanceledBadge />;
  return (
    <StatusBadge tone={saleObstacle === null ? 'positive' : 'neutral'}>
      {saleObstacle === null ? (
        <FormattedMessage
          defaultMessage="{left} of {count} seats left"
          values={{ left: seatsLeft, count: capacity }}
        />
      ) : (
        intl.formatMessage(obstacles[saleObstacle])
      )}
    </StatusBadge>
  );
}

/** Not where the badge already says that all seats are left. */
const hasParticipantsLine = ({ participants, saleObstacle }: Group) =>
  participants.length > 0 || saleObstacle !== null;

const Participants = ({ group: { participants } }: { group: Group }) => (
  <span>
    {participants.length > 0 ? (
      <FormattedMessage
        defaultMessage="Participants: {names}"
        values={{
          names: (
            <FormattedList
              value={participants.map(({ purchaseId, name }) => (
                <Link key={purchaseId} href={paths.sale({ purchaseId }, { from: 'services' })}>
                  {name}
                </Link>
              ))}
            />
          ),
        }}
      />
    ) : (
      <FormattedMessage defaultMessage="No one has signed up yet." />
    )}
  </span>
);
