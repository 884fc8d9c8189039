import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '@server/graphql/connection.type';
import { MoneyType } from '@server/graphql/money.type';

export enum VisaTypeStatusEnum {
  ACTIVE = 'ACTIVE',
  INACTIVE = 'INACTIVE',
}
registerEnumType(VisaTypeStatusEnum, {
  name: 'VisaTypeStatus',
  description: 'Whether a visa can be applied for.',
  valuesConfig: {
    ACTIVE: { description: 'Applications are taken.' },
    INACTIVE: { description: 'Hidden from everybody but administrators and those who applied.' },
  },
});

@ObjectType('VisaType', { description: 'A visa that the agency applies for.' })
export class VisaTypeType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => String, { description: 'Its name in addresses.' })
  slug: string;

  @Field(() => String, { description: 'Name of the visa.' })
  name: string;

  @Field(() => [String], { description: 'Countries that it opens.' })
  countries: string[];

  @Field(() => String, { description: 'An emoji: a flag, or a globe.' })
  flag: string;

  @Field(() => String, { description: 'What it is for.' })
  description: string;

  @Field(() => String, { nullable: true, description: 'Who can apply.' })
  eligibilityCriteria: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'How long a decision takes, such as `15-20 working days`.',
  })
  processingTime: string | null;

  @Field(() => String, { nullable: true, description: 'How long it is valid, in words.' })
  validity: string | null;

  @Field(() => MoneyType, { description: 'What the agency charges for its work, per applicant.' })
  serviceFee: MoneyType;

  @Field(() => MoneyType, { description: 'What the government charges, per applicant.' })
  governmentFee: MoneyType;

  @Field(() => MoneyType, { description: 'Both fees together.' })
  totalFee: MoneyType;

  @Field(() => Boolean, { description: 'Wears the "Most Popular" banner.' })
  popular: boolean;

  @Field(() => [String], { description: 'What the agency does for the applicant.' })
  features: string[];

  @Field(() => [String], { description: 'Documents that have to be handed in.' })
  requiredDocuments: string[];

  @Field(() => VisaTypeStatusEnum, { description: 'Whether it can be applied for.' })
  status: VisaTypeStatusEnum;
}

export const VisaTypeConnection = connectionOf(VisaTypeType, 'VisaType');
