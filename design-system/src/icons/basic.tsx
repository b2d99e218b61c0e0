import {
  ArrowRight,
  Calendar,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleX,
  Copy,
  ExternalLink,
  Eye,
  EyeOff,
  Globe,
  Info,
  Menu,
  Monitor,
  Moon,
  Printer,
  RefreshCw,
  Shield,
  Sun,
  Tag,
  TriangleAlert,
  User,
  X,
} from './drawings.gen.ts';
import { Icon, type IconProps } from './Icon.tsx';

/* The icons of public pages, fields and messages. Separate from the others, so that a first page loads only these. */

export const ArrowRightIcon = (props: IconProps) => <Icon of={ArrowRight} isDirectional {...props} />;
export const CalendarIcon = (props: IconProps) => <Icon of={Calendar} {...props} />;
export const CheckIcon = (props: IconProps) => <Icon of={Check} {...props} />;
export const ChevronDownIcon = (props: IconProps) => <Icon of={ChevronDown} {...props} />;
export const CircleAlertIcon = (props: IconProps) => <Icon of={CircleAlert} {...props} />;
export const CircleCheckIcon = (props: IconProps) => <Icon of={CircleCheck} {...props} />;
export const CircleXIcon = (props: IconProps) => <Icon of={CircleX} {...props} />;
export const CloseIcon = (props: IconProps) => <Icon of={X} {...props} />;
export const CopyIcon = (props: IconProps) => <Icon of={Copy} {...props} />;
export const ExternalLinkIcon = (props: IconProps) => <Icon of={ExternalLink} isDirectional {...props} />;
export const EyeIcon = (props: IconProps) => <Icon of={Eye} {...props} />;
export const EyeOffIcon = (props: IconProps) => <Icon of={EyeOff} {...props} />;
export const GlobeIcon = (props: IconProps) => <Icon of={Globe} {...props} />;
export const InfoIcon = (props: IconProps) => <Icon of={Info} {...props} />;
export const MenuIcon = (props: IconProps) => <Icon of={Menu} {...props} />;
export const MonitorIcon = (props: IconProps) => <Icon of={Monitor} {...props} />;
export const MoonIcon = (props: IconProps) => <Icon of={Moon} {...props} />;
export const PrintIcon = (props: IconProps) => <Icon of={Printer} {...props} />;
export const RefreshIcon = (props: IconProps) => <Icon of={RefreshCw} {...props} />;
export const ShieldIcon = (props: IconProps) => <Icon of={Shield} {...props} />;
export const SunIcon = (props: IconProps) => <Icon of={Sun} {...props} />;
export const TagIcon = (props: IconProps) => <Icon of={Tag} {...props} />;
export const UserIcon = (props: IconProps) => <Icon of={User} {...props} />;
export const WarningIcon = (props: IconProps) => <Icon of={TriangleAlert} {...props} />;
