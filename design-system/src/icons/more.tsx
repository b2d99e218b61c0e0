import { Drawing } from './Drawing.tsx';
import { Search } from './drawings.gen.ts';
import { size as sizes } from './Icon.css.ts';
import { Icon, type IconProps } from './Icon.tsx';
import { filled } from './more.css.ts';
import {
  Activity,
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowUp,
  ArrowUpDown,
  Award,
  Bell,
  Bookmark,
  BookmarkCheck,
  BookOpen,
  Briefcase,
  Camera,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  ChevronUp,
  CircleQuestionMark,
  Clock,
  CreditCard,
  Download,
  Ellipsis,
  FileText,
  Funnel,
  GraduationCap,
  GripVertical,
  Headphones,
  Heart,
  History,
  House,
  Inbox,
  Languages,
  Layers,
  Leaf,
  Link,
  Lock,
  LogIn,
  LogOut,
  Mail,
  MapPin,
  MessageCircle,
  Minus,
  Pencil,
  PenLine,
  Phone,
  Play,
  Plus,
  Quote,
  Receipt,
  Send,
  Settings,
  ShoppingBag,
  Sparkles,
  Star,
  Trash2,
  Undo2,
  Upload,
  Users,
  Video,
  Wallet,
  WifiOff,
} from './more-drawings.gen.ts';

/* Icons that only some screens need. */

export const ActivityIcon = (props: IconProps) => <Icon of={Activity} {...props} />;
export const AddIcon = (props: IconProps) => <Icon of={Plus} {...props} />;
export const ArchiveIcon = (props: IconProps) => <Icon of={Archive} {...props} />;
export const ArchiveRestoreIcon = (props: IconProps) => <Icon of={ArchiveRestore} {...props} />;
export const ArrowDownIcon = (props: IconProps) => <Icon of={ArrowDown} {...props} />;
export const ArrowLeftIcon = (props: IconProps) => <Icon of={ArrowLeft} isDirectional {...props} />;
export const ArrowUpDownIcon = (props: IconProps) => <Icon of={ArrowUpDown} {...props} />;
export const ArrowUpIcon = (props: IconProps) => <Icon of={ArrowUp} {...props} />;
export const AudioIcon = (props: IconProps) => <Icon of={Headphones} {...props} />;
export const AwardIcon = (props: IconProps) => <Icon of={Award} {...props} />;
export const BellIcon = (props: IconProps) => <Icon of={Bell} {...props} />;
export const BookmarkCheckIcon = (props: IconProps) => <Icon of={BookmarkCheck} {...props} />;
/** For a bookmark that is set. */
export const BookmarkFilledIcon = ({ size = 'm', label }: IconProps) => (
  <Drawing of={Bookmark} className={`${sizes[size]} ${filled}`} label={label} />
);
export const BookmarkIcon = (props: IconProps) => <Icon of={Bookmark} {...props} />;
export const BookOpenIcon = (props: IconProps) => <Icon of={BookOpen} {...props} />;
export const BriefcaseIcon = (props: IconProps) => <Icon of={Briefcase} {...props} />;
export const CameraIcon = (props: IconProps) => <Icon of={Camera} {...props} />;
export const ChevronLeftIcon = (props: IconProps) => <Icon of={ChevronLeft} isDirectional {...props} />;
export const ChevronRightIcon = (props: IconProps) => <Icon of={ChevronRight} isDirectional {...props} />;
export const ChevronUpIcon = (props: IconProps) => <Icon of={ChevronUp} {...props} />;
export const ClockIcon = (props: IconProps) => <Icon of={Clock} {...props} />;
export const CreditCardIcon = (props: IconProps) => <Icon of={CreditCard} {...props} />;
export const DeleteIcon = (props: IconProps) => <Icon of={Trash2} {...props} />;
export const DownloadIcon = (props: IconProps) => <Icon of={Download} {...props} />;
export const EditIcon = (props: IconProps) => <Icon of={Pencil} {...props} />;
export const FileTextIcon = (props: IconProps) => <Icon of={FileText} {...props} />;
export const FilterIcon = (props: IconProps) => <Icon of={Funnel} {...props} />;
export const FirstIcon = (props: IconProps) => <Icon of={ChevronsLeft} isDirectional {...props} />;
export const GraduationCapIcon = (props: IconProps) => <Icon of={GraduationCap} {...props} />;
export const GripIcon = (props: IconProps) => <Icon of={GripVertical} {...props} />;
export const HeartIcon = (props: IconProps) => <Icon of={Heart} {...props} />;
export const HelpIcon = (props: IconProps) => <Icon of={CircleQuestionMark} {...props} />;
export const HistoryIcon = (props: IconProps) => <Icon of={History} {...props} />;
export const HomeIcon = (props: IconProps) => <Icon of={House} {...props} />;
export const InboxIcon = (props: IconProps) => <Icon of={Inbox} {...props} />;
export const LanguagesIcon = (props: IconProps) => <Icon of={Languages} {...props} />;
export const LastIcon = (props: IconProps) => <Icon of={ChevronsRight} isDirectional {...props} />;
export const LayersIcon = (props: IconProps) => <Icon of={Layers} {...props} />;
export const LeafIcon = (props: IconProps) => <Icon of={Leaf} {...props} />;
export const LinkIcon = (props: IconProps) => <Icon of={Link} {...props} />;
export const LockIcon = (props: IconProps) => <Icon of={Lock} {...props} />;
export const MailIcon = (props: IconProps) => <Icon of={Mail} {...props} />;
export const MapPinIcon = (props: IconProps) => <Icon of={MapPin} {...props} />;
export const MessageCircleIcon = (props: IconProps) => <Icon of={MessageCircle} {...props} />;
export const MinusIcon = (props: IconProps) => <Icon of={Minus} {...props} />;
export const MoreIcon = (props: IconProps) => <Icon of={Ellipsis} {...props} />;
export const PhoneIcon = (props: IconProps) => <Icon of={Phone} {...props} />;
export const PlayIcon = (props: IconProps) => <Icon of={Play} {...props} />;
export const QuoteIcon = (props: IconProps) => <Icon of={Quote} {...props} />;
export const ReceiptIcon = (props: IconProps) => <Icon of={Receipt} {...props} />;
export const SearchIcon = (props: IconProps) => <Icon of={Search} {...props} />;
export const SendIcon = (props: IconProps) => <Icon of={Send} isDirectional {...props} />;
export const SettingsIcon = (props: IconProps) => <Icon of={Settings} {...props} />;
export const ShoppingBagIcon = (props: IconProps) => <Icon of={ShoppingBag} {...props} />;
export const SignIcon = (props: IconProps) => <Icon of={PenLine} {...props} />;
export const SignInIcon = (props: IconProps) => <Icon of={LogIn} isDirectional {...props} />;
export const SignOutIcon = (props: IconProps) => <Icon of={LogOut} isDirectional {...props} />;
export const SparklesIcon = (props: IconProps) => <Icon of={Sparkles} {...props} />;
export const StarIcon = (props: IconProps) => <Icon of={Star} {...props} />;
export const TransferIcon = (props: IconProps) => <Icon of={ArrowLeftRight} {...props} />;
export const UndoIcon = (props: IconProps) => <Icon of={Undo2} isDirectional {...props} />;
export const UploadIcon = (props: IconProps) => <Icon of={Upload} {...props} />;
export const UsersIcon = (props: IconProps) => <Icon of={Users} {...props} />;
export const VideoIcon = (props: IconProps) => <Icon of={Video} {...props} />;
export const WalletIcon = (props: IconProps) => <Icon of={Wallet} {...props} />;
export const WifiOffIcon = (props: IconProps) => <Icon of={WifiOff} {...props} />;
