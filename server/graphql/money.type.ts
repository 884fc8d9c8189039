import { Field, ObjectType } from 'type-graphql';
import { SafeIntScalar } from './scalars';

@ObjectType('Money', { description: 'An exact amount of money.' })
export class MoneyType {
  @Field(() => SafeIntScalar, {
    description: "The amount in the currency's smallest unit: pence, cents, yen.",
  })
  amount: number;

  @Field(() => String, { description: 'ISO 4217 code, such as `GBP`.' })
  currency: string;
}
