import { chakra, Flex, Text } from '@chakra-ui/react';
import { posterPath } from '@domain/posters/poster-path';
import { IconButton } from '@web/ui/IconButton';
import { Container } from '@web/ui/layout';
import { Link } from '@web/ui/Link';
import { useCarousel } from '@web/ui/useCarousel';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { ArrowRight, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type HeroSlide, heroSlides } from './hero-slides';

/** One poster as wide as the window, with its caption strip below. */
export function HeroCarousel() {
  const { t } = useTranslation('home');
  const carousel = useCarousel({ count: heroSlides.length });
  return (
    <chakra.section
      aria-roledescription={t('carousel.region', { ns: 'common' })}
      aria-label={t('hero.carousel')}
      {...carousel.holdProps}
    >
      <chakra.div
        position="relative"
        overflow="hidden"
        bg="bg.emphasized"
        aspectRatio={{ base: 'square', sm: 'wide' }}
        width="full"
        maxHeight={{ base: '60dvh', sm: '58dvh' }}
      >
        {heroSlides.map((slide, index) => (
          <SlideArt key={slide.key} slide={slide} isShown={index === carousel.index} isFirst={index === 0} />
        ))}
      </chakra.div>
      <chakra.div borderBottomWidth="1px" bg="bg.surface">
        <Container
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          justifyContent="space-between"
          alignItems={{ base: 'stretch', md: 'center' }}
          columnGap="8"
          paddingTop={{ base: '4', md: '3' }}
          paddingBottom={{ base: '1', md: '3' }}
        >
          <Captions carousel={carousel} />
          <Controls carousel={carousel} />
        </Container>
      </chakra.div>
    </chakra.section>
  );
}

function SlideArt({ slide, isShown, isFirst }: { slide: HeroSlide; isShown: boolean; isFirst: boolean }) {
  const { t } = useTranslation('home');
  return (
    <chakra.picture
      position="absolute"
      inset="0"
      opacity={isShown ? '1' : '0'}
      visibility={isShown ? 'visible' : 'hidden'}
      transition="opacity 200ms ease-out, visibility 200ms"
    >
      <source media="(max-width: 29.99rem)" srcSet={posterPath(slide.scene, 'square')} />
      <chakra.img
        src={posterPath(slide.scene, 'wide')}
        alt={t(`slides.${slide.key}.alt`)}
        width="full"
        height="full"
        objectFit="cover"
        objectPosition="50% 70%"
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding="async"
      />
    </chakra.picture>
  );
}

type Carousel = ReturnType<typeof useCarousel>;

/** All captions lie in one cell, so that the strip keeps the height of the longest. */
function Captions({ carousel }: { carousel: Carousel }) {
  return (
    <chakra.div aria-live={carousel.isPlaying ? 'off' : 'polite'} display="grid" flex="1" minWidth="0">
      {heroSlides.map((slide, index) => (
        <Caption key={slide.key} slide={slide} index={index} isShown={index === carousel.index} />
      ))}
    </chakra.div>
  );
}

function Caption({ slide, index, isShown }: { slide: HeroSlide; index: number; isShown: boolean }) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <Flex
      role="group"
      aria-roledescription={t('common:carousel.slide')}
      aria-label={t('common:carousel.position', { index: index + 1, total: heroSlides.length })}
      gridArea="1 / 1"
      direction="column"
      justify="center"
      visibility={isShown ? 'visible' : 'hidden'}
      opacity={isShown ? '1' : '0'}
      transition="opacity 200ms ease-out"
    >
      <Text textStyle="caption">{t(`home:slides.${slide.key}.title`)}</Text>
      <Flex columnGap="4" align="baseline" wrap="wrap">
        <Text color="fg.muted">{t(`home:slides.${slide.key}.text`)}</Text>
        <Link
          to={slide.to}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minHeight="8"
          fontWeight="medium"
        >
          {t(`home:slides.${slide.key}.link`)}
          <ArrowRight size="1rem" strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </Flex>
    </Flex>
  );
}

function Controls({ carousel }: { carousel: Carousel }) {
  const { t } = useTranslation(['common', 'home']);
  return (
    <Flex
      align="center"
      gap="1"
      marginInlineStart={{ base: '-3', md: '0' }}
      marginInlineEnd={{ md: '-3' }}
      flexShrink="0"
    >
      <IconButton label={t('carousel.previous')} icon={ChevronLeft} onClick={carousel.previous} />
      <Flex role="group" aria-label={t('carousel.choose')}>
        {heroSlides.map((slide, index) => (
          <Dot
            key={slide.key}
            isCurrent={index === carousel.index}
            label={t('carousel.goTo', { index: index + 1, title: t(`home:slides.${slide.key}.title`) })}
            onClick={() => carousel.goTo(index)}
          />
        ))}
      </Flex>
      <IconButton label={t('carousel.next')} icon={ChevronRight} onClick={carousel.next} />
      <IconButton
        label={carousel.isPaused ? t('carousel.play') : t('carousel.pause')}
        icon={carousel.isPaused ? Play : Pause}
        onClick={carousel.togglePaused}
      />
    </Flex>
  );
}

/** Small to the eye, large to the finger. */
function Dot({ label, isCurrent, onClick }: { label: string; isCurrent: boolean; onClick: () => void }) {
  return (
    <chakra.button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
      display="grid"
      placeItems="center"
      width="8"
      height="11"
      borderRadius="control"
      cursor="button"
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <chakra.span
        width={isCurrent ? '6' : '2.5'}
        height="2.5"
        borderRadius="full"
        borderWidth="1px"
        borderColor={isCurrent ? 'accent' : 'border.control'}
        bg={isCurrent ? 'accent' : 'transparent'}
        transition="width 160ms ease-out"
      />
    </chakra.button>
  );
}
