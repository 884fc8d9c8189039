import type { EntityManager } from 'typeorm';
import type { AccountImport } from '@server/modules/accounts/account-import.service';
import type { Services } from '@server/services';
import { complaints } from './content/complaints';
import { posts } from './content/community';
import { enquiries } from './content/enquiries';
import { type ClientContent, clients, staff } from './content/people';
import { visaApplications } from './content/visa-applications';
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
    visaApplications.map((application, index) => {
      const client = person(application.clientKey);
      return {
        ...application,
        clientId: client.id,
        submittedAt: clock.daysAgo(application.submittedDaysAgo),
        validUntil:
          application.validUntilInDays === undefined ? null : clock.day(application.validUntilInDays),
        firstName: client.firstName,
        lastName: client.lastName,
        email: client.email,
        phone: client.phone,
        dateOfBirth: client.dateOfBirth,
        nationality: client.nationality,
        passportNumber: String(500_100_200 + index * 7_919),
        passportExpiry: clock.day(application.returnInDays + 900 + index * 60),
        departureDate: clock.day(application.departureInDays),
        returnDate: clock.day(application.returnInDays),
      };
    }),
  );
  await services.complaints.importComplaints(
    tx,
    complaints.map((complaint) => ({
      ...complaint,
      clientId: person(complaint.clientKey).id,
      customerName: nameOf(person(complaint.clientKey)),
      customerEmail: person(complaint.clientKey).email,
      createdAt: clock.daysAgo(complaint.createdDaysAgo),
      resolvedAt: complaint.resolvedDaysAgo === undefined ? null : clock.daysAgo(complaint.resolvedDaysAgo),
    })),
  );
  await services.community.importPosts(
    tx,
    posts.map((post) => ({
      ...post,
      authorId: person(post.authorKey).id,
      createdAt: clock.hoursAgo(post.hoursAgo),
      likedByIds: post.likedByKeys.map((key) => person(key).id),
      replies: post.replies.map((reply) => ({
        authorId: person(reply.authorKey).id,
        comment: reply.comment,
        createdAt: clock.hoursAgo(post.hoursAgo - reply.hoursAfter),
      })),
    })),
  );
  await services.enquiries.importEnquiries(
    tx,
    enquiries.map((enquiry) => ({ ...enquiry, createdAt: clock.daysAgo(enquiry.daysAgo + 0.2) })),
  );
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
