import { chakra } from '@chakra-ui/react';
import { posterPath } from '@domain/posters/poster-path';
import { useState } from 'react';
import { morphTarget } from './MorphLink';

interface HeroPictureProps {
  slug: string;
  /** An administrator's own picture wins over the poster. */
  imageUrl?: string | null;
  alt: string;
}

/** The picture that opens a page: as wide as its place, square on phones. A picture that fails gives way to the poster. */
export function HeroPicture({ slug, imageUrl, alt }: HeroPictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const ownPicture = imageUrl && imageUrl !== failedUrl ? imageUrl : null;
  return (
    <chakra.picture
      display="block"
      overflow="hidden"
      bg="bg.emphasized"
      width="full"
      aspectRatio={{ base: 'square', sm: 'wide' }}
      maxHeight={{ base: '56dvh', sm: '60dvh' }}
      css={{ '& [data-morph-target]': { viewTransitionName: 'poster' } }}
    >
      {ownPicture ? null : <source media="(max-width: 29.99rem)" srcSet={posterPath(slug, 'square')} />}
      <chakra.img
        {...morphTarget}
        src={ownPicture ?? posterPath(slug, 'wide')}
        alt={alt}
        width="full"
        height="full"
        objectFit="cover"
        objectPosition="50% 70%"
        fetchPriority="high"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => {
          if (ownPicture) setFailedUrl(ownPicture);
        }}
      />
    </chakra.picture>
  );
}
