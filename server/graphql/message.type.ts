import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What was done, in a sentence for the person who asked.' })
export class MessageResult {
  @Field(() => String, { description: 'The sentence.' })
  message: string;
}
