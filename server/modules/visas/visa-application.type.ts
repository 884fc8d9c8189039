import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '@server/graphql/connection.type';
import { MoneyType } from '@server/graphql/money.type';
import { DateTimeScalar, LocalDateScalar } from '@server/graphql/scalars';

export enum VisaStatusEnum {
  SUBMITTED = 'SUBMITTED',
  PROCESSING = 'PROCESSING',
  DOCUMENTS_REQUIRED = 'DOCUMENTS_REQUIRED',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  WITHDRAWN = 'WITHDRAWN',
}
registerEnumType(VisaStatusEnum, {
  name: 'VisaStatus',
  description: 'Where an application stands.',
  valuesConfig: {
    SUBMITTED: { description: 'The agency has it and checks it.' },
    PROCESSING: { description: 'It is with the government that decides.' },
    DOCUMENTS_REQUIRED: { description: 'Something is missing: see `adminNotes`.' },
    APPROVED: { description: 'The visa is granted.' },
    REJECTED: { description: 'The visa is refused.' },
    WITHDRAWN: { description: 'The applicant does not want it any more.' },
  },
});

export enum TravelPurposeEnum {
  TOURISM = 'TOURISM',
  BUSINESS = 'BUSINESS',
  FAMILY = 'FAMILY',
  EDUCATION = 'EDUCATION',
  MEDICAL = 'MEDICAL',
  CONFERENCE = 'CONFERENCE',
}
registerEnumType(TravelPurposeEnum, {
  name: 'TravelPurpose',
  description: 'Why somebody travels.',
  valuesConfig: {
    TOURISM: { description: 'A holiday.' },
    BUSINESS: { description: 'Work, meetings, trade.' },
    FAMILY: { description: 'To see family or friends.' },
    EDUCATION: { description: 'To study.' },
    MEDICAL: { description: 'For treatment.' },
    CONFERENCE: { description: 'To take part in a conference.' },
  },
});

export enum EmploymentStatusEnum {
  EMPLOYED = 'EMPLOYED',
  SELF_EMPLOYED = 'SELF_EMPLOYED',
  STUDENT = 'STUDENT',
  RETIRED = 'RETIRED',
  UNEMPLOYED = 'UNEMPLOYED',
}
registerEnumType(EmploymentStatusEnum, {
  name: 'EmploymentStatus',
  description: 'How an applicant earns a living.',
  valuesConfig: {
    EMPLOYED: { description: 'Works for somebody.' },
    SELF_EMPLOYED: { description: 'Works on their own account.' },
    STUDENT: { description: 'Studies.' },
    RETIRED: { description: 'Has a pension.' },
    UNEMPLOYED: { description: 'Has no work at the moment.' },
  },
});

@ObjectType('VisaStatusChange', { description: 'One step of an application.' })
export class VisaStatusChangeType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => VisaStatusEnum, {
    nullable: true,
    description: 'The state before; null where the history begins.',
  })
  from: VisaStatusEnum | null;

  @Field(() => VisaStatusEnum, { description: 'The state since then.' })
  to: VisaStatusEnum;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at: Date;
}

@ObjectType('VisaApplication', { description: 'An application for a visa, as the applicant sees it.' })
export class VisaApplicationType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => String, { description: '`RGV` and twelve characters.' })
  reference: string;

  @Field(() => VisaStatusEnum, { description: 'Where it stands.' })
  status: VisaStatusEnum;

  @Field(() => MoneyType, { description: "The agency's fee when it was made." })
  serviceFee: MoneyType;

  @Field(() => MoneyType, { description: "The government's fee when it was made." })
  governmentFee: MoneyType;

  @Field(() => MoneyType, { description: 'Both fees together.' })
  totalFee: MoneyType;

  @Field(() => String, { description: 'Given name, as in the passport.' })
  firstName: string;

  @Field(() => String, { description: 'Family name, as in the passport.' })
  lastName: string;

  @Field(() => String, { description: 'Where mails about it go.' })
  email: string;

  @Field(() => String, { description: 'Phone number.' })
  phone: string;

  @Field(() => LocalDateScalar, { description: 'Date of birth.' })
  dateOfBirth: string;

  @Field(() => String, { description: 'Nationality.' })
  nationality: string;

  @Field(() => String, {
    nullable: true,
    description: 'The last four characters: `****1234`; null once erased.',
  })
  passportNumberMasked: string | null;

  @Field(() => LocalDateScalar, { description: 'Last day of the passport.' })
  passportExpiry: string;

  @Field(() => TravelPurposeEnum, { description: 'Why the applicant travels.' })
  travelPurpose: TravelPurposeEnum;

  @Field(() => LocalDateScalar, { description: 'First day of the journey.' })
  departureDate: string;

  @Field(() => LocalDateScalar, { description: 'Last day of the journey.' })
  returnDate: string;

  @Field(() => String, { description: 'Length of the stay in words.' })
  duration: string;

  @Field(() => String, { nullable: true, description: 'Earlier visits in words.' })
  previousVisits: string | null;

  @Field(() => EmploymentStatusEnum, { description: 'How the applicant earns a living.' })
  employmentStatus: EmploymentStatusEnum;

  @Field(() => String, { nullable: true, description: 'Monthly income in words.' })
  monthlyIncome: string | null;

  @Field(() => String, { nullable: true, description: 'Where the applicant will stay.' })
  accommodation: string | null;

  @Field(() => String, { nullable: true, description: 'The booking that it belongs to, if any.' })
  bookingReference: string | null;

  @Field(() => String, { nullable: true, description: "The agency's newest word to the applicant." })
  adminNotes: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day of an approved visa.' })
  validUntil: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was submitted.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When it last changed.' })
  updatedAt: Date;
}

export const VisaApplicationConnection = connectionOf(VisaApplicationType, 'VisaApplication');
