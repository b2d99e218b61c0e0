import {
  Activity,
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  Award,
  Bell,
  Bookmark,
  BookmarkCheck,
  BookOpen,
  Briefcase,
  Calendar,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Funnel,
  Globe,
  GraduationCap,
  GripVertical,
  Headphones,
  Heart,
  History,
  House,
  Inbox,
  Info,
  Languages,
  Layers,
  Leaf,
  Link,
  Lock,
  LogIn,
  LogOut,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Monitor,
  Moon,
  Pencil,
  PenLine,
  Phone,
  Play,
  Plus,
  Printer,
  Quote,
  Receipt,
  RefreshCw,
  Search,
  Send,
  Settings,
  Shield,
  ShoppingBag,
  Sparkles,
  Star,
  Sun,
  Tag,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  User,
  Users,
  Video,
  Wallet,
  WifiOff,
  X,
} from 'lucide-react';
import { Icon, type IconProps } from './Icon.tsx';

/*
 * The one icon family of the product (Lucide). Each is named for what it means here, where that differs from what it
 * depicts. Unused ones are left out of a build.
 */

export const ActivityIcon = (props: IconProps) => <Icon of={Activity} {...props} />;
export const AddIcon = (props: IconProps) => <Icon of={Plus} {...props} />;
export const ArchiveIcon = (props: IconProps) => <Icon of={Archive} {...props} />;
export const ArchiveRestoreIcon = (props: IconProps) => <Icon of={ArchiveRestore} {...props} />;
export const ArrowDownIcon = (props: IconProps) => <Icon of={ArrowDown} {...props} />;
export const ArrowLeftIcon = (props: IconProps) => <Icon of={ArrowLeft} isDirectional {...props} />;
export const ArrowRightIcon = (props: IconProps) => <Icon of={ArrowRight} isDirectional {...props} />;
export const ArrowUpDownIcon = (props: IconProps) => <Icon of={ArrowUpDown} {...props} />;
export const ArrowUpIcon = (props: IconProps) => <Icon of={ArrowUp} {...props} />;
export const AudioIcon = (props: IconProps) => <Icon of={Headphones} {...props} />;
export const AwardIcon = (props: IconProps) => <Icon of={Award} {...props} />;
export const BellIcon = (props: IconProps) => <Icon of={Bell} {...props} />;
export const BookmarkCheckIcon = (props: IconProps) => <Icon of={BookmarkCheck} {...props} />;
export const BookmarkIcon = (props: IconProps) => <Icon of={Bookmark} {...props} />;
export const BookOpenIcon = (props: IconProps) => <Icon of={BookOpen} {...props} />;
export const BriefcaseIcon = (props: IconProps) => <Icon of={Briefcase} {...props} />;
export const CalendarIcon = (props: IconProps) => <Icon of={Calendar} {...props} />;
export const CameraIcon = (props: IconProps) => <Icon of={Camera} {...props} />;
export const CheckIcon = (props: IconProps) => <Icon of={Check} {...props} />;
export const ChevronDownIcon = (props: IconProps) => <Icon of={ChevronDown} {...props} />;
export const ChevronLeftIcon = (props: IconProps) => <Icon of={ChevronLeft} isDirectional {...props} />;
export const ChevronRightIcon = (props: IconProps) => <Icon of={ChevronRight} isDirectional {...props} />;
export const ChevronUpIcon = (props: IconProps) => <Icon of={ChevronUp} {...props} />;
export const CircleAlertIcon = (props: IconProps) => <Icon of={CircleAlert} {...props} />;
export const CircleCheckIcon = (props: IconProps) => <Icon of={CircleCheck} {...props} />;
export const CircleXIcon = (props: IconProps) => <Icon of={CircleX} {...props} />;
export const ClockIcon = (props: IconProps) => <Icon of={Clock} {...props} />;
export const CloseIcon = (props: IconProps) => <Icon of={X} {...props} />;
export const CopyIcon = (props: IconProps) => <Icon of={Copy} {...props} />;
export const CreditCardIcon = (props: IconProps) => <Icon of={CreditCard} {...props} />;
export const DeleteIcon = (props: IconProps) => <Icon of={Trash2} {...props} />;
export const DownloadIcon = (props: IconProps) => <Icon of={Download} {...props} />;
export const EditIcon = (props: IconProps) => <Icon of={Pencil} {...props} />;
export const ExternalLinkIcon = (props: IconProps) => <Icon of={ExternalLink} isDirectional {...props} />;
export const EyeIcon = (props: IconProps) => <Icon of={Eye} {...props} />;
export const EyeOffIcon = (props: IconProps) => <Icon of={EyeOff} {...props} />;
export const FileTextIcon = (props: IconProps) => <Icon of={FileText} {...props} />;
export const FilterIcon = (props: IconProps) => <Icon of={Funnel} {...props} />;
export const FirstIcon = (props: IconProps) => <Icon of={ChevronsLeft} isDirectional {...props} />;
export const GlobeIcon = (props: IconProps) => <Icon of={Globe} {...props} />;
export const GraduationCapIcon = (props: IconProps) => <Icon of={GraduationCap} {...props} />;
export const GripIcon = (props: IconProps) => <Icon of={GripVertical} {...props} />;
export const HeartIcon = (props: IconProps) => <Icon of={Heart} {...props} />;
export const HelpIcon = (props: IconProps) => <Icon of={CircleQuestionMark} {...props} />;
export const HistoryIcon = (props: IconProps) => <Icon of={History} {...props} />;
export const HomeIcon = (props: IconProps) => <Icon of={House} {...props} />;
export const InboxIcon = (props: IconProps) => <Icon of={Inbox} {...props} />;
export const InfoIcon = (props: IconProps) => <Icon of={Info} {...props} />;
export const LanguagesIcon = (props: IconProps) => <Icon of={Languages} {...props} />;
export const LastIcon = (props: IconProps) => <Icon of={ChevronsRight} isDirectional {...props} />;
export const LayersIcon = (props: IconProps) => <Icon of={Layers} {...props} />;
export const LeafIcon = (props: IconProps) => <Icon of={Leaf} {...props} />;
export const LinkIcon = (props: IconProps) => <Icon of={Link} {...props} />;
export const LockIcon = (props: IconProps) => <Icon of={Lock} {...props} />;
export const MailIcon = (props: IconProps) => <Icon of={Mail} {...props} />;
export const MapPinIcon = (props: IconProps) => <Icon of={MapPin} {...props} />;
export const MenuIcon = (props: IconProps) => <Icon of={Menu} {...props} />;
export const MessageCircleIcon = (props: IconProps) => <Icon of={MessageCircle} {...props} />;
export const MinusIcon = (props: IconProps) => <Icon of={Minus} {...props} />;
export const MonitorIcon = (props: IconProps) => <Icon of={Monitor} {...props} />;
export const MoonIcon = (props: IconProps) => <Icon of={Moon} {...props} />;
export const MoreIcon = (props: IconProps) => <Icon of={Ellipsis} {...props} />;
export const PhoneIcon = (props: IconProps) => <Icon of={Phone} {...props} />;
export const PlayIcon = (props: IconProps) => <Icon of={Play} {...props} />;
export const PrintIcon = (props: IconProps) => <Icon of={Printer} {...props} />;
export const QuoteIcon = (props: IconProps) => <Icon of={Quote} {...props} />;
export const ReceiptIcon = (props: IconProps) => <Icon of={Receipt} {...props} />;
export const RefreshIcon = (props: IconProps) => <Icon of={RefreshCw} {...props} />;
export const SearchIcon = (props: IconProps) => <Icon of={Search} {...props} />;
export const SendIcon = (props: IconProps) => <Icon of={Send} isDirectional {...props} />;
export const SettingsIcon = (props: IconProps) => <Icon of={Settings} {...props} />;
export const ShieldIcon = (props: IconProps) => <Icon of={Shield} {...props} />;
export const ShoppingBagIcon = (props: IconProps) => <Icon of={ShoppingBag} {...props} />;
export const SignIcon = (props: IconProps) => <Icon of={PenLine} {...props} />;
export const SignInIcon = (props: IconProps) => <Icon of={LogIn} isDirectional {...props} />;
export const SignOutIcon = (props: IconProps) => <Icon of={LogOut} isDirectional {...props} />;
export const SparklesIcon = (props: IconProps) => <Icon of={Sparkles} {...props} />;
export const StarIcon = (props: IconProps) => <Icon of={Star} {...props} />;
export const SunIcon = (props: IconProps) => <Icon of={Sun} {...props} />;
export const TagIcon = (props: IconProps) => <Icon of={Tag} {...props} />;
export const TransferIcon = (props: IconProps) => <Icon of={ArrowLeftRight} {...props} />;
export const UndoIcon = (props: IconProps) => <Icon of={Undo2} isDirectional {...props} />;
export const UploadIcon = (props: IconProps) => <Icon of={Upload} {...props} />;
export const UserIcon = (props: IconProps) => <Icon of={User} {...props} />;
export const UsersIcon = (props: IconProps) => <Icon of={Users} {...props} />;
export const VideoIcon = (props: IconProps) => <Icon of={Video} {...props} />;
export const WalletIcon = (props: IconProps) => <Icon of={Wallet} {...props} />;
export const WarningIcon = (props: IconProps) => <Icon of={TriangleAlert} {...props} />;
export const WifiOffIcon = (props: IconProps) => <Icon of={WifiOff} {...props} />;
