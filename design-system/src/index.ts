export { ForRoles, type ForRolesProps, RolesProvider, type RolesProviderProps } from './access/ForRoles.tsx';
export { type AccessPermission, isAllowed, type Role } from './access/permission.ts';
export { Button, type ButtonProps } from './actions/Button.tsx';
export { CopyButton, type CopyButtonProps } from './actions/CopyButton.tsx';
export { IconButton, type IconButtonProps } from './actions/IconButton.tsx';
export { Link, type LinkProps } from './actions/Link.tsx';
export { LinkButton, type LinkButtonProps } from './actions/LinkButton.tsx';
export {
  type NavigateOptions,
  RouterProvider,
  type RouterProviderProps,
  useNavigate,
  useNavigateWhileHere,
  usePathname,
} from './actions/RouterProvider.tsx';
export { announce, type Urgency } from './aria/announcement.ts';
export { focusReplacement } from './aria/focus.ts';
export { AssignAll, type AssignAllProps, type AssignItem } from './choices/AssignAll.tsx';
export { CheckboxField, type CheckboxFieldProps } from './choices/CheckboxField.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './choices/CheckboxGroup.tsx';
export {
  type ColorOption,
  ColorSwatchField,
  type ColorSwatchFieldProps,
} from './choices/ColorSwatchField.tsx';
export { ComboBoxField, type ComboBoxFieldProps } from './choices/ComboBoxField.tsx';
export { MultiSelectField, type MultiSelectFieldProps } from './choices/MultiSelectField.tsx';
export { type ListOption, matchOptions } from './choices/matching.ts';
export type { LoadOptions } from './choices/option-search.ts';
export { type Question, QuestionMatrix, type QuestionMatrixProps } from './choices/QuestionMatrix.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './choices/RadioGroup.tsx';
export { ScaleField, type ScaleFieldProps } from './choices/ScaleField.tsx';
export { Switch, type SwitchProps } from './choices/Switch.tsx';
export { Avatar, type AvatarProps } from './data/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './data/Badge.tsx';
export { amountOf, type MoneyPart, totalOf } from './data/breakdown.ts';
export { CalendarButton, type CalendarButtonProps } from './data/CalendarButton.tsx';
export { ContactDetails, type ContactDetailsProps } from './data/ContactDetails.tsx';
export {
  type ContentUrl,
  ContentUrlProvider,
  type ContentUrlProviderProps,
} from './data/ContentUrlProvider.tsx';
export { DataTable, type DataTableProps } from './data/DataTable.tsx';
export type { TableSelection } from './data/DataTableSelection.tsx';
export { DateTimeValue, type DateTimeValueProps } from './data/DateTimeValue.tsx';
export { DateValue, type DateValueProps } from './data/DateValue.tsx';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
  type OptionalDescription,
} from './data/DescriptionList.tsx';
export { Donut, type DonutProps } from './data/Donut.tsx';
export type { Column } from './data/data-table-column.ts';
export { selectRowKey } from './data/data-table-keys.ts';
export { type Figure, Figures, type FiguresProps } from './data/Figures.tsx';
export { FileButton, type FileButtonProps, useDownload } from './data/FileButton.tsx';
export { FileLink, type FileLinkProps } from './data/FileLink.tsx';
export { FilterBar, type FilterBarProps } from './data/FilterBar.tsx';
export { FilteredList, type FilteredListProps, useNeedsFilters } from './data/FilteredList.tsx';
export { ItemList, type ItemListProps, ListItem, type ListItemProps } from './data/ItemList.tsx';
export { Film, type FilmProps, Picture, type PictureProps } from './data/Media.tsx';
export { Meter, type MeterProps } from './data/Meter.tsx';
export { MoneyBreakdown, type MoneyBreakdownProps } from './data/MoneyBreakdown.tsx';
export { MoneyValue, type MoneyValueProps } from './data/MoneyValue.tsx';
export { OfferCard, type OfferCardProps } from './data/OfferCard.tsx';
export { bookWord, type Offer, offerLines, priceUnit, type Sold, soldLines } from './data/offer.ts';
export { deliveryModes, productCategories, serviceCategories } from './data/offer-labels.ts';
export { PagedList, type PagedListProps } from './data/PagedList.tsx';
export { Pagination, type PaginationProps } from './data/Pagination.tsx';
export { PercentValue, type PercentValueProps } from './data/PercentValue.tsx';
export { PhoneValue, type PhoneValueProps } from './data/PhoneValue.tsx';
export { Price, type PriceProps } from './data/Price.tsx';
export { PriceCard, type PriceCardProps } from './data/PriceCard.tsx';
export { Progress, type ProgressProps } from './data/Progress.tsx';
export { QrCode, type QrCodeProps } from './data/QrCode.tsx';
export { StatusBadge, type StatusBadgeProps } from './data/StatusBadge.tsx';
export { Stem, type StemPart, type StemProps } from './data/Stem.tsx';
export { Tag, type TagProps } from './data/Tag.tsx';
export { Timeline, type TimelineEvent, type TimelineProps } from './data/Timeline.tsx';
export type { Track } from './data/Transcript.tsx';
export { readTableQuery, type TableQuery, writeTableQuery } from './data/table-query.ts';
export { type TableRowsOptions, useTableRows } from './data/table-rows.ts';
export { type DateChange, DateField, type DateFieldProps } from './dates/DateField.tsx';
export {
  type DateRange,
  DateRangeField,
  type DateRangeFieldProps,
  type DateRangePart,
} from './dates/DateRangeField.tsx';
export { DateTimeField, type DateTimeFieldProps } from './dates/DateTimeField.tsx';
export type { CalendarLimits } from './dates/DayCalendar.tsx';
export { MonthField, type MonthFieldProps } from './dates/MonthField.tsx';
export { Banner, type BannerProps } from './feedback/Banner.tsx';
export { Countdown, type CountdownProps } from './feedback/Countdown.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { ErrorBanner, type ErrorBannerProps } from './feedback/ErrorBanner.tsx';
export { ErrorPanel, type ErrorPanelProps } from './feedback/ErrorPanel.tsx';
export { ListSkeleton, type ListSkeletonProps } from './feedback/ListSkeleton.tsx';
export { Loading, type LoadingProps } from './feedback/Loading.tsx';
export { lazyExtra, lazyPart } from './feedback/lazy-part.tsx';
export { MessageLog } from './feedback/MessageLog.tsx';
export { NewVersionBanner, type NewVersionBannerProps } from './feedback/NewVersionBanner.tsx';
export { NotFound, type NotFoundProps } from './feedback/NotFound.tsx';
export { OfflineBanner, type OfflineBannerProps } from './feedback/OfflineBanner.tsx';
export { OutcomePending, type OutcomePendingProps } from './feedback/OutcomePending.tsx';
export { QueryPart, type QueryPartProps } from './feedback/QueryPart.tsx';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton.tsx';
export { TableSkeleton, type TableSkeletonProps } from './feedback/TableSkeleton.tsx';
export { ToastRegion } from './feedback/ToastRegion.tsx';
export { type ToastMessage, type ToastOptions, type ToastTone, toast } from './feedback/toast.ts';
export type { Tone } from './feedback/tone.css.ts';
export { type AddressField, AddressFields, type AddressFieldsProps } from './fields/AddressFields.tsx';
export { DurationField, type DurationFieldProps } from './fields/DurationField.tsx';
export { ExpirationField, type ExpirationFieldProps } from './fields/ExpirationField.tsx';
export { Fieldset, type FieldsetProps } from './fields/Fieldset.tsx';
export { FormattedField, type FormattedFieldProps, type TextFormat } from './fields/FormattedField.tsx';
export { MoneyField, type MoneyFieldProps } from './fields/MoneyField.tsx';
export { NewPasswordField, type NewPasswordFieldProps } from './fields/NewPasswordField.tsx';
export type { NumberChange, NumberValue } from './fields/NumberBox.tsx';
export { NumberField, type NumberFieldProps } from './fields/NumberField.tsx';
export { OneTimeCodeField, type OneTimeCodeFieldProps } from './fields/OneTimeCodeField.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField.tsx';
export { PasswordRules } from './fields/PasswordRules.tsx';
export { PercentField, type PercentFieldProps } from './fields/PercentField.tsx';
export { PhoneField, type PhoneFieldProps } from './fields/PhoneField.tsx';
export { QuantityField, type QuantityFieldProps } from './fields/QuantityField.tsx';
export { SearchField, type SearchFieldProps } from './fields/SearchField.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/SelectField.tsx';
export { TextAreaField, type TextAreaFieldProps } from './fields/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { TimeField, type TimeFieldProps } from './fields/TimeField.tsx';
export { FileField, type FileFieldProps } from './files/FileField.tsx';
export { PhotoField, type PhotoFieldProps } from './files/PhotoField.tsx';
export type { Upload, UploadOptions } from './files/upload.ts';
export type { IconProps } from './icons/Icon.tsx';
export * from './icons/named.tsx';
export { AwardIllustration } from './illustrations/AwardIllustration.tsx';
export { Certificate, type CertificateProps } from './illustrations/Certificate.tsx';
export { CoachesIllustration } from './illustrations/CoachesIllustration.tsx';
export { CongratulationIllustration } from './illustrations/CongratulationIllustration.tsx';
export { CoursesIllustration } from './illustrations/CoursesIllustration.tsx';
export { DocumentsIllustration } from './illustrations/DocumentsIllustration.tsx';
export { EmptyIllustration } from './illustrations/EmptyIllustration.tsx';
export type { IllustrationProps } from './illustrations/Illustration.tsx';
export { InboxIllustration } from './illustrations/InboxIllustration.tsx';
export { NotFoundIllustration } from './illustrations/NotFoundIllustration.tsx';
export { PaymentsIllustration } from './illustrations/PaymentsIllustration.tsx';
export { Plate, type PlateProps } from './illustrations/Plate.tsx';
export { ScheduleIllustration } from './illustrations/ScheduleIllustration.tsx';
export { SealIllustration, type SealIllustrationProps } from './illustrations/SealIllustration.tsx';
export { StudyIllustration } from './illustrations/StudyIllustration.tsx';
export { SunArc, type SunArcProps } from './illustrations/SunArc.tsx';
export { IntlProvider, type IntlProviderProps } from './intl/IntlProvider.tsx';
export { Lang, type LangProps } from './intl/Lang.tsx';
export { optionsOf } from './intl/options-of.ts';
export { useRegion } from './intl/region.ts';
export { type Locale, locales, type Messages, type TextKey, type Texts } from './intl/texts.ts';
export { Accordion, type AccordionProps } from './layout/Accordion.tsx';
export { Card, type CardProps } from './layout/Card.tsx';
export { Columns, type ColumnsProps } from './layout/Columns.tsx';
export { Disclosure, type DisclosureProps } from './layout/Disclosure.tsx';
export { Divider } from './layout/Divider.tsx';
export type { ElementProps, LayoutElement } from './layout/element.ts';
export { Feature, type FeatureProps } from './layout/Feature.tsx';
export { Frame, type FrameProps } from './layout/Frame.tsx';
export { Hero, type HeroProps } from './layout/Hero.tsx';
export { Inline, type InlineProps } from './layout/Inline.tsx';
export { ListDetail, type ListDetailProps } from './layout/ListDetail.tsx';
export { Page, PageHeader, type PageHeaderProps, type PageProps } from './layout/Page.tsx';
export { PageColumns, type PageColumnsProps } from './layout/PageColumns.tsx';
export { PageSection, type PageSectionProps } from './layout/PageSection.tsx';
export { Section, type SectionProps } from './layout/Section.tsx';
export { SectionCard, type SectionCardProps } from './layout/SectionCard.tsx';
export { Split, type SplitProps } from './layout/Split.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export type { Align, Gap, Justify } from './layout/spacing.css.ts';
export { useIsWide } from './layout/use-is-wide.ts';
export { BackLink, type BackLinkProps } from './navigation/BackLink.tsx';
export { Brand, BrandMark, type BrandProps } from './navigation/Brand.tsx';
export { Breadcrumb, type BreadcrumbProps } from './navigation/Breadcrumb.tsx';
export { type Command, CommandDialog, type CommandDialogProps } from './navigation/CommandDialog.tsx';
export { type CommandDialogsProps, CommandMenu, type CommandMenuProps } from './navigation/CommandMenu.tsx';
export type { KeyGroup, KeyHint } from './navigation/general-keys.ts';
export { KeyList, type KeyListProps } from './navigation/KeyList.tsx';
export { KeysDialog, type KeysDialogProps } from './navigation/KeysDialog.tsx';
export { LanguageSwitch, type LanguageSwitchProps } from './navigation/LanguageSwitch.tsx';
export { NavItem, type NavItemProps, NavList, type NavListProps } from './navigation/NavList.tsx';
export { NavSheet, type NavSheetProps } from './navigation/NavSheet.tsx';
export {
  currentPlace,
  SectionNav,
  type SectionNavProps,
  type SectionPlace,
} from './navigation/SectionNav.tsx';
export { SegmentedControl, type SegmentedControlProps } from './navigation/SegmentedControl.tsx';
export { SkipLink, type SkipLinkProps } from './navigation/SkipLink.tsx';
export { type Step, Stepper, type StepperProps, type StepState } from './navigation/Stepper.tsx';
export { Tabs, type TabsProps } from './navigation/Tabs.tsx';
export { ThemeSwitch, type ThemeSwitchProps } from './navigation/ThemeSwitch.tsx';
export { TopBar, type TopBarProps } from './navigation/TopBar.tsx';
export { UserMenu, type UserMenuProps } from './navigation/UserMenu.tsx';
export { ConfirmButton, type ConfirmButtonProps } from './overlays/ConfirmButton.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './overlays/Dialog.tsx';
export { Drawer, type DrawerProps } from './overlays/Drawer.tsx';
export { IdleDialog, type IdleDialogProps } from './overlays/IdleDialog.tsx';
export {
  MenuButton,
  type MenuButtonProps,
  type MenuDialogProps,
  MenuItem,
  type MenuItemProps,
  MenuSection,
  type MenuSectionProps,
} from './overlays/Menu.tsx';
export { Popover, type PopoverProps } from './overlays/Popover.tsx';
export { Tooltip, type TooltipProps } from './overlays/Tooltip.tsx';
export { type AgendaEvent, AgendaList, type AgendaListProps } from './schedule/AgendaList.tsx';
export { AppointmentCard, type AppointmentCardProps } from './schedule/AppointmentCard.tsx';
export {
  AppointmentDay,
  type AppointmentDayProps,
  AppointmentTime,
  type AppointmentTimeProps,
} from './schedule/AppointmentTime.tsx';
export { Calendar, type CalendarEvent, type CalendarProps } from './schedule/Calendar.tsx';
export { DateOverrides, type DateOverridesProps } from './schedule/DateOverrides.tsx';
export {
  ExceptionStrip,
  type ExceptionStripProps,
  type ScheduleException,
} from './schedule/ExceptionStrip.tsx';
export { SlotPickerSkeleton } from './schedule/NoTimes.tsx';
export { SlotLinks, type SlotLinksProps } from './schedule/SlotLinks.tsx';
export { SlotPicker, type SlotPickerProps } from './schedule/SlotPicker.tsx';
export { TimeZoneName, TimeZoneNote, type TimeZoneNoteProps } from './schedule/TimeZoneNote.tsx';
export { WeekCalendar, type WeekCalendarEvent, type WeekCalendarProps } from './schedule/WeekCalendar.tsx';
export { WeekSchedule, type WeekScheduleProps } from './schedule/WeekSchedule.tsx';
export {
  AccessibilityStatement,
  type AccessibilityStatementProps,
} from './shells/AccessibilityStatement.tsx';
export { AppShell, type AppShellProps } from './shells/AppShell.tsx';
export { AuthLayout, type AuthLayoutProps } from './shells/AuthLayout.tsx';
export { FocusShell, type FocusShellProps } from './shells/FocusShell.tsx';
export { PublicShell, type PublicShellProps } from './shells/PublicShell.tsx';
export { SiteFooter, type SiteFooterProps } from './shells/SiteFooter.tsx';
export {
  type Signature,
  SignatureField,
  type SignatureFieldProps,
  type SignatureType,
  unsigned,
} from './signature/SignatureField.tsx';
export { applyTheme, type Theme, themes } from './theme/apply-theme.ts';
export { type HueName, hueNames, hueOf } from './theme/hues.ts';
export { DocumentText, type DocumentTextProps } from './typography/DocumentText.tsx';
export { FactLine, type FactLineProps } from './typography/FactLine.tsx';
export { Heading, type HeadingProps } from './typography/Heading.tsx';
export { Highlight, type HighlightProps } from './typography/Highlight.tsx';
export { Prose, type ProseProps } from './typography/Prose.tsx';
export { Text, type TextProps } from './typography/Text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './typography/VisuallyHidden.tsx';
