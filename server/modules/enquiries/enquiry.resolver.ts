import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Public } from '@server/graphql/access';
import type { Context } from '@server/graphql/context';
import { MessageResult } from '@server/graphql/message.type';
import { EnquiryInput } from './enquiry.type';

@Resolver()
export class EnquiryResolver {
  @Public()
  @Mutation(() => MessageResult, { description: 'Sends a message to the agency, which is told by mail.' })
  sendEnquiry(
    @Arg('input', () => EnquiryInput, { description: 'The message and who sends it.' }) input: EnquiryInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessageResult> {
    return services.enquiries.send(actor, { ...input, kind: input.kind.toLowerCase() });
  }
}
