import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '@server/graphql/connection.type';
import { DateTimeScalar, LocalDateScalar } from '@server/graphql/scalars';
import { enumSql, readModel } from '@server/reads/read-model';
import type { User } from './user.entity';

export enum RoleEnum {
  CLIENT = 'CLIENT',
  ADMIN = 'ADMIN',
}
registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'What somebody is to the agency.',
  valuesConfig: { CLIENT: { description: 'Books and travels.' }, ADMIN: { description: 'Runs the agency.' } },
});

@ObjectType('User', { description: 'An account, as its owner and administrators see it.' })
export class UserType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => String, { description: 'Full name.' })
  name: string;

  @Field(() => String, { description: 'Address to sign in with, in lower case.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'Phone number as typed.' })
  phone: string | null;

  @Field(() => RoleEnum, { description: 'Decides which pages and operations are open.' })
  role: RoleEnum;

  @Field(() => Boolean, { description: 'True once a mailed link has proved the address.' })
  emailVerified: boolean;

  @Field(() => String, { nullable: true, description: 'Path of the profile photo.' })
  photoUrl: string | null;

  @Field(() => String, { description: '`{theme}-{light|dark}`; plain `light` means `minimal-light`.' })
  themePreference: string;

  @Field(() => String, { description: 'ISO 639-1 code of the interface and of mails.' })
  languagePreference: string;

  @Field(() => Boolean, { description: 'Mails about bookings and messages beyond those that must be sent.' })
  emailNotifications: boolean;

  @Field(() => Boolean, { description: 'Text messages.' })
  smsNotifications: boolean;

  @Field(() => Boolean, { description: 'Marketing mails: only ever on by the person’s own choice (PECR).' })
  marketingEmails: boolean;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Date of birth.' })
  dateOfBirth: string | null;

  @Field(() => DateTimeScalar, { description: 'When the account was made.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When the account was last changed.' })
  updatedAt: Date;
}

export const UserConnection = connectionOf(UserType, 'User');

/** What lists of users may read. */
export const userRead = readModel('users', {
  columns: {
    id: '$.id',
    name: '$.name',
    email: '$.email',
    phone: '$.phone',
    role: enumSql('$.role'),
    emailVerified: '$.email_verified_at is not null',
    photoUrl: "'/api' || $.photo_path",
    themePreference: '$.theme_preference',
    languagePreference: '$.language_preference',
    emailNotifications: '$.email_notifications',
    smsNotifications: '$.sms_notifications',
    marketingEmails: '$.marketing_emails',
    dateOfBirth: '$.date_of_birth',
    createdAt: '$.created_at',
    updatedAt: '$.updated_at',
  },
});

export function toUserType(user: User): UserType {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    role: user.role === 'admin' ? RoleEnum.ADMIN : RoleEnum.CLIENT,
    emailVerified: user.emailVerifiedAt !== null,
    photoUrl: user.photoPath === null ? null : `/api${user.photoPath}`,
    themePreference: user.themePreference,
    languagePreference: user.languagePreference,
    emailNotifications: user.emailNotifications,
    smsNotifications: user.smsNotifications,
    marketingEmails: user.marketingEmails,
    dateOfBirth: user.dateOfBirth,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}
