import { Field, InputType, ObjectType } from 'type-graphql';
import { LocalDateScalar } from '@server/graphql/scalars';
import { UserType } from './user.type';

@InputType({ description: 'A new account. Rules and messages: domain/inputs/account-inputs.' })
export class RegisterInput {
  @Field(() => String, { description: 'Full name, up to 120 characters.' })
  name: string;

  @Field(() => String, { description: 'The address that has to be verified.' })
  email: string;

  @Field(() => String, { description: 'Phone number.' })
  phone: string;

  @Field(() => String, { description: '8 to 128 characters, kept to the letter.' })
  password: string;

  @Field(() => String, { description: 'The password again.' })
  confirmPassword: string;

  @Field(() => LocalDateScalar, { description: 'Account holders are 18 or older.' })
  dateOfBirth: string;

  @Field(() => Boolean, { description: 'Must be true; the version accepted is kept.' })
  termsAccepted: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Consent to marketing mails; off unless given.' })
  marketingEmails?: boolean | null;
}

@InputType({ description: 'Who signs in.' })
export class SignInInput {
  @Field(() => String, { description: 'Address of the account.' })
  email: string;

  @Field(() => String, { description: 'Its password.' })
  password: string;
}

@InputType({ description: 'A new password, with the token of the mailed link.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the link; serves once, within the hour.' })
  token: string;

  @Field(() => String, { description: '8 to 128 characters.' })
  password: string;
}

@InputType({ description: 'Changes of the own account; what is missing stays as it is.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'Full name.' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone?: string;

  @Field(() => String, { nullable: true, description: '`{minimal|nature|pastels|bold}-{light|dark}`.' })
  themePreference?: string;

  @Field(() => String, { nullable: true, description: 'One of en, es, fr, de, it, pt.' })
  languagePreference?: string;

  @Field(() => Boolean, { nullable: true, description: 'Mails beyond those that must be sent.' })
  emailNotifications?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Text messages.' })
  smsNotifications?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Marketing mails; the time of consent is kept.' })
  marketingEmails?: boolean;
}

@ObjectType({ description: 'The same for a new address and for one that has an account.' })
export class RegisterResult {
  @Field(() => String, { description: 'What to tell the person.' })
  message: string;

  @Field(() => Boolean, { description: 'Always false: the address has to be verified first.' })
  emailVerified: boolean;

  @Field(() => Boolean, { description: 'True when a mail was accepted for sending.' })
  emailSent: boolean;
}

@ObjectType('SignInResult', { description: 'A new sign-in.' })
export class SignInResultType {
  @Field(() => String, { description: 'What to tell the person.' })
  message: string;

  @Field(() => String, { description: 'Bearer token for the `Authorization` header.' })
  token: string;

  @Field(() => UserType, { description: 'Who is signed in now.' })
  user: UserType;
}
