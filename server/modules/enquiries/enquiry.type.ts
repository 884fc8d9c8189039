import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '@server/graphql/connection.type';
import { DateTimeScalar } from '@server/graphql/scalars';
import { enumSql, readModel } from '@server/reads/read-model';
import type { OrderKey } from '@server/reads/read-page';

export enum EnquiryKindEnum {
  CONTACT = 'CONTACT',
  CALLBACK = 'CALLBACK',
  CONSULTATION = 'CONSULTATION',
  CUSTOM_PACKAGE = 'CUSTOM_PACKAGE',
}
registerEnumType(EnquiryKindEnum, {
  name: 'EnquiryKind',
  description: 'What somebody asks of the agency.',
  valuesConfig: {
    CONTACT: { description: 'A message from the contact page; needs a subject.' },
    CALLBACK: { description: 'To be called back; needs a phone number.' },
    CONSULTATION: { description: 'An hour with a specialist.' },
    CUSTOM_PACKAGE: { description: 'A package made to measure.' },
  },
});

@ObjectType('Enquiry', { description: 'What somebody asked of the agency, as administrators see it.' })
export class EnquiryType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => EnquiryKindEnum, { description: 'What is asked.' })
  kind: EnquiryKindEnum;

  @Field(() => String, { description: 'Who asks.' })
  fullName: string;

  @Field(() => String, { description: 'Where the answer goes.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'Phone number as typed.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'What it is about.' })
  subject: string | null;

  @Field(() => String, { description: 'The message.' })
  message: string;

  @Field(() => DateTimeScalar, { description: 'When it came.' })
  createdAt: Date;
}

export const EnquiryConnection = connectionOf(EnquiryType, 'Enquiry');

@InputType({ description: 'A message to the agency. Rules and messages: domain/inputs/enquiry-inputs.' })
export class EnquiryInput {
  @Field(() => EnquiryKindEnum, { description: 'What is asked.' })
  kind: EnquiryKindEnum;

  @Field(() => String, { description: 'Full name, up to 120 characters.' })
  fullName: string;

  @Field(() => String, { description: 'Where the answer goes.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'Phone number; required for `CALLBACK`.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is about; required for `CONTACT`.' })
  subject?: string | null;

  @Field(() => String, { description: 'The message, up to 5,000 characters.' })
  message: string;
}

/** What the administrators' list of enquiries may read. */
export const enquiryRead = readModel('enquiries', {
  columns: {
    id: '$.id',
    kind: enumSql('$.kind'),
    fullName: '$.full_name',
    email: '$.email',
    phone: '$.phone',
    subject: '$.subject',
    message: '$.message',
    createdAt: '$.created_at',
  },
});

/** The newest first. */
export const enquiryOrder: readonly OrderKey[] = [
  { sql: '$.created_at', direction: 'desc', type: 'timestamptz' },
  { sql: '$.id', direction: 'desc', type: 'integer' },
];
