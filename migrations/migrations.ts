import { CreateAccounts1760000000001 } from './1760000000001-CreateAccounts';
import { CreateMails1760000000002 } from './1760000000002-CreateMails';
import { CreateCatalogue1760000000003 } from './1760000000003-CreateCatalogue';
import { CreateBookings1760000000004 } from './1760000000004-CreateBookings';
import { CreateLedger1760000000005 } from './1760000000005-CreateLedger';
import { CreateEnquiries1760000000006 } from './1760000000006-CreateEnquiries';
import { CreateVisas1760000000007 } from './1760000000007-CreateVisas';
import { CreateComplaints1760000000008 } from './1760000000008-CreateComplaints';
import { CreateCommunity1760000000009 } from './1760000000009-CreateCommunity';

/** In the order in which they run. A landed one is never edited: add the next. */
export const migrations = [
  CreateAccounts1760000000001,
  CreateMails1760000000002,
  CreateCatalogue1760000000003,
  CreateBookings1760000000004,
  CreateLedger1760000000005,
  CreateEnquiries1760000000006,
  CreateVisas1760000000007,
  CreateComplaints1760000000008,
  CreateCommunity1760000000009,
] as const;
