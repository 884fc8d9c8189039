import type { EntityManager } from 'typeorm';
import type { AccountImport } from '@server/modules/accounts/account-import.service';
import type { Services } from '@server/services';
import { type ComplaintContent, complaints } from './content/complaints';
import { type PostContent, posts } from './content/community';
import { enquiries } from './content/enquiries';
import { type ClientContent, clients, staff } from './content/people';
import { type VisaApplicationContent, visaApplications } from './content/visa-applications';
import { visaTypes } from './content/visa-types';
import { seedBookings } from './demo-bookings';
import type { SeededCatalogue } from './demo-catalogue';
import type { SeedClock } from './seed-clock';
import { need } from './seeder';

/** Clients and administrators, and everything they did, in the caller's one transaction. */
export async function seedPeople(
  tx: EntityManager,
  services: Services,
  catalogue: SeededCatalogue,
  clock: SeedClock,
  passwordHash: string,
): Promise<void> {
  const accounts = [
    ...staff.map((person) => account(person, 'admin', clock, passwordHash)),
    ...clients.map((person) => account(person, 'client', clock, passwordHash)),
  ];
  const ids = await services.accountImports.importAccounts(tx, accounts);
  const people = new Map(
    [...staff, ...clients].map((person) => [person.key, { ...person, id: need(ids, person.email) }]),
  );
  const person = (key: string) => need(people, key);

  await seedBookings(tx, services, { catalogue, clock, person });
  await services.visas.importTypes(tx, visaTypes);
  await services.visas.importApplications(
    tx,
    visaApplications.map((application, index) =>
      applicationOf(application, person(application.clientKey), index, clock),
    ),
  );
  await services.complaints.importComplaints(
    tx,
    complaints.map((complaint) => complaintOf(complaint, person(complaint.clientKey), clock)),
  );
  await services.community.importPosts(
    tx,
    posts.map((post) => postOf(post, person, clock)),
  );
  await services.enquiries.importEnquiries(
    tx,
    enquiries.map((enquiry) => ({ ...enquiry, createdAt: clock.daysAgo(enquiry.daysAgo + 0.2) })),
  );
}

type Person = ClientContent & { readonly id: number };

function applicationOf(content: VisaApplicationContent, client: Person, index: number, clock: SeedClock) {
  const { firstName, lastName, email, phone, dateOfBirth, nationality } = client;
  return {
    ...content,
    clientId: client.id,
    submittedAt: clock.daysAgo(content.submittedDaysAgo),
    validUntil: content.validUntilInDays === undefined ? null : clock.day(content.validUntilInDays),
    ...{ firstName, lastName, email, phone, dateOfBirth, nationality },
    passportNumber: String(500_100_200 + index * 7_919),
    passportExpiry: clock.day(content.returnInDays + 900 + index * 60),
    departureDate: clock.day(content.departureInDays),
    returnDate: clock.day(content.returnInDays),
  };
}

function complaintOf(content: ComplaintContent, client: Person, clock: SeedClock) {
  return {
    ...content,
    clientId: client.id,
    customerName: nameOf(client),
    customerEmail: client.email,
    createdAt: clock.daysAgo(content.createdDaysAgo),
    resolvedAt: content.resolvedDaysAgo === undefined ? null : clock.daysAgo(content.resolvedDaysAgo),
  };
}

function postOf(content: PostContent, person: (key: string) => Person, clock: SeedClock) {
  return {
    ...content,
    authorId: person(content.authorKey).id,
    createdAt: clock.hoursAgo(content.hoursAgo),
    likedByIds: content.likedByKeys.map((key) => person(key).id),
    replies: content.replies.map((reply) => ({
      authorId: person(reply.authorKey).id,
      comment: reply.comment,
      createdAt: clock.hoursAgo(content.hoursAgo - reply.hoursAfter),
    })),
  };
}

function nameOf(person: ClientContent): string {
  return `${person.firstName} ${person.lastName}`;
}

function account(
  person: ClientContent,
  role: 'admin' | 'client',
  clock: SeedClock,
  passwordHash: string,
): AccountImport {
  return {
    name: nameOf(person),
    email: person.email,
    phone: person.phone,
    dateOfBirth: person.dateOfBirth,
    role,
    passwordHash,
    createdAt: clock.daysAgo(person.joinedDaysAgo),
  };
}
