import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Public, SignedIn } from '@server/graphql/access';
import type { Context } from '@server/graphql/context';
import { MessageResult } from '@server/graphql/message.type';
import {
  RegisterInput,
  RegisterResult,
  ResetPasswordInput,
  SignInInput,
  SignInResultType,
  UpdateProfileInput,
} from './account.inputs';
import { toUserType, UserType } from './user.type';

@Resolver()
export class AccountResolver {
  @Public()
  @Query(() => UserType, { nullable: true, description: 'The signed-in user; null for a visitor.' })
  async me(@Ctx() { actor, services }: Context): Promise<UserType | null> {
    const user = await services.profiles.findMe(actor);
    return user ? toUserType(user) : null;
  }

  @Public()
  @Mutation(() => RegisterResult, {
    description: 'Creates an account and mails a link that verifies its address.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput,
    @Ctx() { services }: Context,
  ): Promise<RegisterResult> {
    return services.registration.register(input);
  }

  @Public()
  @Mutation(() => SignInResultType, {
    description:
      'Signs in. Errors: `UNAUTHENTICATED` for wrong credentials, `EMAIL_NOT_VERIFIED` before verification.',
  })
  async signIn(
    @Arg('input', () => SignInInput, { description: 'Who signs in.' }) input: SignInInput,
    @Ctx() { services, userAgent, ipAddress }: Context,
  ): Promise<SignInResultType> {
    const { message, token, user } = await services.signIns.signIn(input, { userAgent, ipAddress });
    return { message, token, user: toUserType(user) };
  }

  @SignedIn()
  @Mutation(() => MessageResult, { description: 'Ends this sign-in: its token is refused from now on.' })
  signOut(@Ctx() { actor, services }: Context): Promise<MessageResult> {
    return services.signIns.signOut(actor);
  }

  @Public()
  @Mutation(() => MessageResult, {
    description: 'Uses the link of a verification mail. Works once, within 24 hours.',
  })
  verifyEmail(
    @Arg('token', () => String, { description: 'From the link.' }) token: string,
    @Ctx() { services }: Context,
  ): Promise<MessageResult> {
    return services.registration.verifyEmail(token);
  }

  @Public()
  @Mutation(() => MessageResult, {
    description: 'Mails a new verification link; the answer never tells who has an account.',
  })
  resendVerification(
    @Arg('email', () => String, { description: 'Address of the account.' }) email: string,
    @Ctx() { services }: Context,
  ): Promise<MessageResult> {
    return services.registration.resendVerification({ email });
  }

  @Public()
  @Mutation(() => MessageResult, {
    description: 'Mails a reset link; the answer never tells who has an account.',
  })
  requestPasswordReset(
    @Arg('email', () => String, { description: 'Address of the account.' }) email: string,
    @Ctx() { services }: Context,
  ): Promise<MessageResult> {
    return services.passwords.requestReset({ email });
  }

  @Public()
  @Mutation(() => MessageResult, {
    description: 'Sets a new password by a mailed link and ends every sign-in.',
  })
  resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'The new password and the token of the link.' })
    input: ResetPasswordInput,
    @Ctx() { services }: Context,
  ): Promise<MessageResult> {
    return services.passwords.reset(input);
  }

  @SignedIn()
  @Mutation(() => UserType, { description: 'Changes what is given of the own account.' })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'What changes.' }) input: UpdateProfileInput,
    @Ctx() { actor, services }: Context,
  ): Promise<UserType> {
    return toUserType(await services.profiles.update(actor, input));
  }
}
