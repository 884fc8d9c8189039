import { Grid, Image } from '@chakra-ui/react';
import { useState } from 'react';

/** An administrator's further pictures; one that fails leaves no hole. */
export function Gallery({ images }: { images: readonly string[] }) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const shown = images.filter((url) => !failed.has(url));
  if (shown.length === 0) return null;
  return (
    <Grid
      marginTop="6"
      gap="3"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      {shown.map((url) => (
        <Image
          key={url}
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          aspectRatio="square"
          objectFit="cover"
          borderRadius="poster"
          bg="bg.emphasized"
          referrerPolicy="no-referrer"
          onError={() => setFailed((known) => new Set(known).add(url))}
        />
      ))}
    </Grid>
  );
}
