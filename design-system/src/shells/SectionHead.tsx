import { useContext } from 'react';
import * as page from '../layout/Page.css.ts';
import { PageHeader } from '../layout/Page.tsx';
import { PlaceTitleContext, type SectionHeadProps } from '../layout/page-place.ts';
import { SectionNav, type SectionNavProps } from '../navigation/SectionNav.tsx';
import * as headings from '../typography/Heading.css.ts';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import * as styles from './SectionHead.css.ts';

/**
 * The head of a page whose section has several: the section's name over its tabs, then what the page says of itself. Its
 * heading also names the page, which sighted people see in the tabs.
 */
export function SectionHead({
  section,
  isPainted,
  title,
  headingRef,
  ...own
}: SectionHeadProps & { section: SectionNavProps }) {
  const place = useContext(PlaceTitleContext);
  const { lead, status, actions } = own;
  const name = (
    <>
      {section.label}
      {place && place !== section.label && <span className={styles.placeName}>: {place}</span>}
    </>
  );
  return (
    <>
      <header className={page.header}>
        {isPainted ? (
          <div className={page.titleLine} aria-hidden="true" data-title="">
            <div className={headings.size.xl}>{name}</div>
          </div>
        ) : (
          <div className={page.titleLine}>
            <Heading level={1} isFocusTarget ref={headingRef}>
              {name}
            </Heading>
          </div>
        )}
        <div className={styles.tabs}>
          <SectionNav {...section} />
        </div>
        {!title && (lead || status || actions) && (
          <div className={styles.underTabs}>
            {lead && (
              <Text as="div" tone="muted" isMeasured>
                {lead}
              </Text>
            )}
            {status}
            {actions && (
              <div className={page.actions} data-line-end="">
                {actions}
              </div>
            )}
          </div>
        )}
      </header>
      {title && <PageHeader level={2} title={title} {...own} />}
    </>
  );
}
