import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { Facts } from '@web/ui/Facts';
import { ButtonLink, Link } from '@web/ui/Link';
import { SubmitButton } from '@web/ui/SubmitButton';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { type FormEvent, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import type { BookingFormValues, BookingTarget } from './booking-form';
import { type SectionId, sectionTitleKey } from './booking-sections';
import type { BookablePackageFragment } from './bookings.generated';
import type { SubmissionFailure } from './useBookingSubmission';
import { type ReviewGroup, useReviewGroups } from './useReviewGroups';

interface BookingReviewProps {
  target: BookingTarget;
  packages: readonly BookablePackageFragment[];
  /** Leads back to a section of the form. */
  editPath: (section?: SectionId) => To;
  isSubmitting: boolean;
  failure: SubmissionFailure | null;
  onSubmit: (event: FormEvent) => void;
}

/** Everything once more before it is sent. */
export function BookingReview(props: BookingReviewProps) {
  const { target, packages, editPath, isSubmitting, failure, onSubmit } = props;
  const { t } = useTranslation('booking');
  const { getValues } = useFormContext<BookingFormValues>();
  const groups = useReviewGroups(getValues(), target, packages);
  const heading = useFocusOnOpening();
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="2" marginBottom="6">
        <Heading as="h2" ref={heading} tabIndex={-1} textStyle="heading" outline="none" scrollMarginTop="24">
          {t('review.title')}
        </Heading>
        <Text color="fg.muted">{t('review.intro')}</Text>
      </Stack>
      <Box borderTopWidth="1px">
        {groups.map((group) => (
          <Group
            key={group.id}
            group={group}
            title={t(`sections.${sectionTitleKey(group.id, target)}`)}
            editPath={editPath(group.id)}
            isLocked={isSubmitting}
          />
        ))}
      </Box>
      <Stack gap="4" paddingTop="8">
        {failure ? <ErrorNotice title={failure.text} message={failure.detail ?? t('request.kept')} /> : null}
        <Flex gap="3" wrap="wrap" align="center">
          <SubmitButton isPending={isSubmitting} pendingText={t('request.pending')}>
            {t('request.submit')}
          </SubmitButton>
          {isSubmitting ? null : (
            <ButtonLink to={editPath()} variant="ghost" size="lg">
              {t('review.back')}
            </ButtonLink>
          )}
        </Flex>
      </Stack>
    </form>
  );
}

interface GroupProps {
  group: ReviewGroup;
  title: string;
  editPath: To;
  isLocked: boolean;
}

function Group({ group, title, editPath, isLocked }: GroupProps) {
  const { t } = useTranslation('booking');
  return (
    <chakra.section paddingBlock="5" borderBottomWidth="1px">
      <Flex justify="space-between" align="baseline" gap="4" marginBottom="2">
        <Heading as="h3" textStyle="caption">
          {title}
        </Heading>
        {isLocked ? null : (
          <Link to={editPath} paddingBlock="1" whiteSpace="nowrap">
            {t('review.edit')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        )}
      </Flex>
      {group.facts.length > 0 ? (
        <Facts facts={group.facts} />
      ) : (
        <Text color="fg.muted" textStyle="sm">
          {t('review.nothing')}
        </Text>
      )}
    </chakra.section>
  );
}

/** The step is a new page to the reader, though the address only changed its query. */
function useFocusOnOpening() {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
