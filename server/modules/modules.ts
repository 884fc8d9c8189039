import { Mail } from '@server/mail/mail.entity';
import { AccountToken } from './accounts/account-token.entity';
import { AccountResolver } from './accounts/account.resolver';
import { accountRoutes } from './accounts/account.routes';
import { SignIn } from './accounts/sign-in.entity';
import { User } from './accounts/user.entity';
import { Booking } from './bookings/booking.entity';
import { BookingResolver } from './bookings/booking.resolver';
import { bookingRoutes } from './bookings/booking.routes';
import { BookingStatusChange } from './bookings/booking-status-change.entity';
import { BookingTraveller } from './bookings/booking-traveller.entity';
import { IdempotencyKey } from './bookings/idempotency-key.entity';
import { Departure } from './catalogue/departure.entity';
import { PackageResolver } from './catalogue/package.resolver';
import { packageRoutes } from './catalogue/package.routes';
import { Product } from './catalogue/product.entity';
import { TripResolver } from './catalogue/trip.resolver';
import { tripRoutes } from './catalogue/trip.routes';
import { DashboardResolver } from './dashboard/dashboard.resolver';
import { dashboardRoutes } from './dashboard/dashboard.routes';
import { Enquiry } from './enquiries/enquiry.entity';
import { EnquiryResolver } from './enquiries/enquiry.resolver';
import { LedgerEntry } from './payments/ledger-entry.entity';
import {
  CommunityBoardResolver,
  CommunityCommentResolver,
  CommunityPostResolver,
} from './community/community.resolver';
import { communityRoutes } from './community/community.routes';
import { Post, PostComment, PostLike } from './community/post.entity';
import { ComplaintMessage, ComplaintStatusChange } from './complaints/complaint-thread.entity';
import { Complaint } from './complaints/complaint.entity';
import { ComplaintResolver } from './complaints/complaint.resolver';
import { complaintRoutes } from './complaints/complaint.routes';
import { VisaApplication } from './visas/visa-application.entity';
import { VisaNote, VisaStatusChange } from './visas/visa-history.entity';
import { VisaType } from './visas/visa-type.entity';
import { VisaApplicationResolver, VisaTypeResolver } from './visas/visa.resolver';
import { visaRoutes } from './visas/visa.routes';

/** What each module adds to the doors and to the database. A new module is named here and in services.ts. */
export const entities = [
  User,
  SignIn,
  AccountToken,
  Mail,
  Product,
  Departure,
  Booking,
  BookingTraveller,
  BookingStatusChange,
  IdempotencyKey,
  LedgerEntry,
  Enquiry,
  VisaType,
  VisaApplication,
  VisaStatusChange,
  VisaNote,
  Complaint,
  ComplaintStatusChange,
  ComplaintMessage,
  Post,
  PostComment,
  PostLike,
] as const;

export const resolvers = [
  AccountResolver,
  TripResolver,
  PackageResolver,
  BookingResolver,
  DashboardResolver,
  EnquiryResolver,
  VisaTypeResolver,
  VisaApplicationResolver,
  ComplaintResolver,
  CommunityPostResolver,
  CommunityCommentResolver,
  CommunityBoardResolver,
] as const;

export const routes = [
  accountRoutes,
  tripRoutes,
  packageRoutes,
  bookingRoutes,
  dashboardRoutes,
  visaRoutes,
  complaintRoutes,
  communityRoutes,
] as const;
