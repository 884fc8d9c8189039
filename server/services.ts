import type { DataSource } from 'typeorm';
import { AccessTokens } from '@server/auth/access-tokens';
import type { Secrets } from '@server/config/secrets';
import type { SiteFacts } from '@server/config/site';
import { DataCipher } from '@server/crypto/data-cipher';
import type { JobQueue } from '@server/jobs/job-queue';
import type { Logger } from '@server/logging/logger';
import type { MailTransport } from '@server/mail/mail-transport';
import { Mailer } from '@server/mail/mailer';
import { AccountImportService } from '@server/modules/accounts/account-import.service';
import { PasswordService } from '@server/modules/accounts/password.service';
import { ProfileService } from '@server/modules/accounts/profile.service';
import { type EmailProven, RegistrationService } from '@server/modules/accounts/registration.service';
import { SignInService } from '@server/modules/accounts/sign-in.service';
import { BookingReadingService } from '@server/modules/bookings/booking-reading.service';
import { BookingRequestService } from '@server/modules/bookings/booking-request.service';
import { BookingService } from '@server/modules/bookings/booking.service';
import { CatalogueService } from '@server/modules/catalogue/catalogue.service';
import { CommunityService } from '@server/modules/community/community.service';
import { ComplaintService } from '@server/modules/complaints/complaint.service';
import { DashboardService } from '@server/modules/dashboard/dashboard.service';
import { EnquiryService } from '@server/modules/enquiries/enquiry.service';
import { LedgerService } from '@server/modules/payments/ledger.service';
import { VisaService } from '@server/modules/visas/visa.service';

export interface Services {
  readonly mailer: Mailer;
  readonly registration: RegistrationService;
  readonly signIns: SignInService;
  readonly passwords: PasswordService;
  readonly profiles: ProfileService;
  readonly accountImports: AccountImportService;
  readonly catalogue: CatalogueService;
  readonly bookings: BookingService;
  readonly bookingRequests: BookingRequestService;
  readonly bookingReading: BookingReadingService;
  readonly ledger: LedgerService;
  readonly enquiries: EnquiryService;
  readonly dashboard: DashboardService;
  readonly visas: VisaService;
  readonly complaints: ComplaintService;
  readonly community: CommunityService;
}

export interface Parts {
  readonly db: DataSource;
  readonly jobs: JobQueue;
  readonly secrets: Secrets;
  readonly site: SiteFacts;
  readonly mailTransport: MailTransport;
  readonly mailFrom: string;
  readonly logger: Logger;
}

/** Builds each service once, by hand: to see what depends on what, read this file from top to bottom. */
export function createServices(parts: Parts): Services {
  const { db, jobs, site, logger } = parts;
  const cipher = new DataCipher(parts.secrets.data);
  const mailer = new Mailer(db, jobs, cipher, parts.mailTransport, site, parts.mailFrom, logger);
  const catalogue = new CatalogueService(db);
  const bookings = new BookingService(db, mailer, cipher, site, catalogue);
  const emailProven: EmailProven = (tx, user) => bookings.adoptVisitorBookings(tx, user);
  return {
    mailer,
    registration: new RegistrationService(db, mailer, site, emailProven),
    signIns: new SignInService(db, new AccessTokens(parts.secrets.jwt), emailProven),
    passwords: new PasswordService(db, mailer, site),
    profiles: new ProfileService(db),
    accountImports: new AccountImportService(db),
    catalogue,
    bookings,
    bookingRequests: new BookingRequestService(db, mailer, cipher, site, catalogue),
    bookingReading: new BookingReadingService(db, cipher),
    ledger: new LedgerService(db),
    enquiries: new EnquiryService(db, mailer, site),
    dashboard: new DashboardService(db),
    visas: new VisaService(db, cipher),
    complaints: new ComplaintService(db),
    community: new CommunityService(db),
  };
}
