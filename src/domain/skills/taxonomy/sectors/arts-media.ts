import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const artsMedia: SectorTerms = {
  sector: 'ArtsMedia',
  skills: `
    Video editing | film editing; editing video; video cutting; offline editing; video post-production; edit video; Videoschnitt; montage vidéo; edición de vídeo | Post-production; Colour grading; Motion graphics
    Adobe Premiere Pro | Premiere Pro; Premiere; Adobe Premiere; Premier Pro; Adobe Premier | Final Cut Pro; DaVinci Resolve; Avid Media Composer
    Final Cut Pro | Final Cut; FCP; FCPX; Final Cut Pro X | DaVinci Resolve
    Avid Media Composer | Avid; Media Composer; Avid editing; Avid Newscutter | Final Cut Pro
    DaVinci Resolve | Davinci; Blackmagic Resolve | Colour grading
    Colour grading | color grading; colour correction; grading footage; color correction; Baselight |
    Post-production | postproduction; online editing; post production supervision; edit assisting; finishing for broadcast; post-production workflow | Visual effects
    Adobe Photoshop | Photoshop; Adobe Photo Shop; Photo shop; image editing; photo editing; image manipulation; photo retouching; Bildbearbeitung; retouche photo; retouche d'images; edición de imágenes | Adobe Lightroom; Adobe Illustrator
    Adobe Lightroom | Lightroom; photo processing; RAW processing; Lightroom Classic | Photography
    Photography | photographing; photo shoots; taking photographs; digital photography; studio photography; fotografía; Fotografie; DSLR photography; photographie | Portrait and event photography; Camera operation
    Portrait and event photography | wedding photography; portrait photography; event photography; food photography; fashion photography; product photography; family photography | Photojournalism
    Photojournalism | press photography; news photography; documentary photography; picture editing; sports photography | Journalism
    Camera operation | filming; videography; shooting video; operating cameras; video camera; camera work; camerawork; shooting and editing | Cinematography; Video editing
    Cinematography | DoP; director of photography; camera direction; ARRI; RED cameras | Lighting
    Aerial filming | drone filming; drone videography; aerial photography; drone cinematography | Drone piloting; Camera operation
    Studio vision mixing | vision mixing; video switching; live video mixing; gallery operation; OBS Studio; vMix; TriCaster; live broadcast production | Live streaming; Television production
    Live streaming | livestreaming; streaming events; webcasting; Twitch streaming; YouTube Live; live-stream production | Audiovisual support
    Audiovisual support | AV; audio visual; AV installation; AV support; audio-visual equipment; event AV; LED walls; Crestron | Lighting; Sound mixing
    Television production | TV production; programme making; TV producing; multi-camera production; factual television; production coordination; broadcast production; studio production | Film production; Radio production
    Film production | filmmaking; film making; producing films; movie production; short films; line producing; corporate video production; video production; call sheets | Television production
    Film directing | directing films; directing actors; TV directing; video directing; Regie; mise en scène; theatre directing; stage direction | Script writing
    Producing | creative producing; content producing; executive producing; production budgeting | Film production; Theatre production
    Location management | location scouting; unit management; recce; filming permits; location recces | Television production
    Continuity | script supervision; continuity supervision; script supervising; rushes logging; DIT | Film production
    Actor casting | casting actors; casting directing; auditions; talent casting | Artist management
    Artist management | talent agency; booking artists; artist representation; artist liaison; music management | Events programming
    Script writing | scriptwriting; screenwriting; screenplay writing; playwriting; script editing; scenario writing; dramaturgy; comedy writing; writing scripts | Creative writing
    Creative writing | fiction writing; novel writing; poetry; short stories; authoring books; literary writing; children's writing | Storytelling
    Storytelling | story telling; narrative writing; story development; brand storytelling; narration; storylining; visual storytelling | Script writing; Copywriting
    Journalism | news writing; news reporting; feature writing; journalistic writing; NCTJ; Journalismus; investigative journalism; newsgathering; journalisme | Interviewing; Sub-editing
    Broadcast journalism | TV news; radio news; news production; bulletin writing; newsreading; BJTC; video journalism; news bulletins | Journalism; Presenting
    Data journalism | data-driven journalism; open-source intelligence journalism; OSINT reporting; FOI journalism; newsroom data | Journalism; Data visualisation
    Media law | defamation; libel; libel law; contempt of court; music clearance; Ofcom Broadcasting Code; IPSO code | Intellectual property
    Interviewing | interview technique; interviewing people; vox pops; interviewing guests | Journalism; User research
    Fact checking | fact-checking skills; verification of sources; source checking; checking facts; verifying information; content verification | Sub-editing; Internet research
    Editing | text editing; editorial work; editing text; line editing; developmental editing; editorial; manuscript editing; Redigieren; Lektorat; edición de textos | Copy editing; Proofreading
    Sub-editing | subbing; headline writing; copy subbing; copy-fitting; writing headlines | Copy editing; Proofreading
    Proofreading | proof reading; proof-read; proofing; checking copy; Korrekturlesen; correction d'épreuves; text checking; Korrektorat; relecture; relecture et correction; corrección de textos | Copy editing; Editing
    Commissioning content | list building; acquisitions editing; commissioning articles; book commissioning; manuscript acquisition | Editing; Publishing
    Publishing | book publishing; magazine publishing; editorial management; digital publishing; ebook production; rights sales; journal publishing; foreign rights; desk editing | Editing; Print production
    Editorial planning | editorial calendar; content calendar; editorial strategy; content scheduling | Content marketing
    Literary criticism | book reviewing; film reviews; arts criticism; music journalism; theatre criticism | Journalism
    Sound recording | audio recording; recording sound; location sound; studio recording; field recording; boom operation; voice recording | Sound mixing
    Sound mixing | audio mixing; live sound; FOH sound; sound engineering; audio engineering; PA systems; live sound engineering; mixing desks | Sound design; Music production
    Sound design | audio post-production; foley; dubbing mixing; sound editing; audio editing; sound effects; game audio; Wwise | Music production
    Pro Tools | ProTools; Avid Pro Tools; audio editing software | Logic Pro; Sound mixing
    Logic Pro | Logic Pro X; digital audio workstations; DAW | Music production
    Music production | producing music; beat making; recording production; arranging tracks; electronic music production; track production | Music composition; Sound recording
    Music composition | composing music; songwriting; song writing; arranging music; film scoring; orchestration; Sibelius notation; music arranging | Music theory
    Music theory | sight reading; reading music; aural skills; music notation; musicology | Music performance
    Music performance | playing an instrument; playing music; instrumental performance; band performance; piano; guitar; violin; orchestra playing; accompaniment | Singing
    Singing | vocals; vocal performance; choral singing; choir singing; voice training; opera singing; backing vocals; lead vocals |
    Conducting | choir leading; orchestra conducting; choir directing; musical direction; choral direction; bandleading | Music performance
    DJing | DJ; disc jockey; DJ sets; turntablism; club DJ; wedding DJ | Music production
    Radio production | radio producing; radio programme making; radio broadcasting; audio production; community radio; radio editing | Podcast production
    Podcast production | podcasting; podcast editing; podcasts; producing podcasts; podcast hosting; audio storytelling | Sound recording
    Presenting | broadcasting; radio presenting; TV presenting; presenting to camera; event hosting; emceeing | Public speaking; Voice-over
    Voice-over | voiceover; voice acting; dubbing; audiobook narration; audio description | Acting
    Acting | stage acting; screen acting; theatre acting; character acting; improvisation; physical theatre; drama performance; stage performance; Schauspiel | Voice-over; Singing
    Dance | dancing; ballet; contemporary dance; street dance; ballroom dancing; jazz dance; dance performance; hip hop dance | Choreography
    Choreography | choreographing; movement direction; fight choreography; stage combat | Dance
    Circus skills | juggling; acrobatics; aerial skills; puppetry; clowning; stilt walking; face painting; children's entertainment | Acting
    Stand-up comedy | comedy; comedy performance; stand-up; sketch comedy; stand-up routines | Presenting
    Theatre production | theatre making; producing theatre; theatre producing; touring theatre; tour management | Stage management; Producing
    Stage management | deputy stage management; DSM; show calling; calling the show; prompt book; assistant stage management; stage managing; show management | Theatre production; Stagecraft
    Stagecraft | stage crew; fly floor; rigging stage; theatre rigging; get-in and get-out; truss rigging; backstage work | Set building; Lighting
    Lighting | stage lighting; film lighting; studio lighting; lighting operation; lighting rigs; followspot; ETC Eos; grandMA; DMX | Stagecraft
    Set building | set construction; scenic construction; building sets; scenery building; set carpentry; stage carpentry | Set design; Carpentry
    Set design | scenography; theatre design; production design; stage design; art department; set dressing; scenic design; set decorating | Exhibition design; Costume design
    Scenic painting | scene painting; scenic art; mural painting; murals; backdrops; paint effects; trompe l'oeil | Fine art; Set building
    Prop making | props; prop making and sourcing; props management; prop sourcing; special effects props | Model making; Set building
    Costume design | wardrobe design; costume designing; fashion styling; costume drawing | Costume making; Fashion design
    Costume making | costumes; costume construction; wardrobe maintenance; dressing performers; wardrobe; costume cutting; costume supervision; wig making | Garment construction
    Fine art | drawing and painting; sculpture; printmaking; watercolour; oil painting; mixed media; life drawing; installation art | Illustration
    Arts facilitation | community arts; participatory arts; art workshops; arts workshops; arts in health; socially engaged art; creative workshops | Art therapy; Facilitation
    Art therapy | music therapy; dramatherapy; drama therapy; arts therapies; play therapy; dance movement therapy | Counselling
    Curating | curation; curatorship; exhibition curating; curatorial research; collections curation; art curation; curatorial practice | Exhibition planning; Collections management
    Exhibition planning | exhibition management; planning exhibitions; exhibition installation; gallery hanging; art installation; exhibition organisation; exhibition delivery | Events programming; Exhibition design
    Collections management | museum collections; collections care; documentation of collections; SPECTRUM; object handling; museum documentation; TMS collections; loans and acquisitions; art handling | Archiving; Art conservation
    Art conservation | object conservation; paintings conservation; paper conservation; preventive conservation; restoring artworks; textile conservation | Heritage restoration
    Archiving | archive management; archival cataloguing; digitisation; digital preservation; film archiving; media asset management; archival description | Records management; Library services
    Museum education | gallery education; heritage learning; heritage interpretation; museum learning; interpretation writing; museum interpretation | Tour guiding; Teaching
    Events programming | arts programming; festival programming; programming events; concert promotion; booking acts; music promotion; festival management; venue programming; artistic programming | Event management; Arts administration
    Arts administration | arts management; cultural management; theatre administration; orchestral management; cultural project management; Kulturmanagement; médiation culturelle; Arts Council applications | Office administration; Events programming
    Broadcast engineering | outside broadcast; transmission engineering; broadcast technology; playout; broadcast operations; vision engineering; satellite uplink; studio engineering; SMPTE 2110 | Audiovisual support
    Live subtitling | respeaking; broadcast captions; subtitle editing | Localisation; Transcription
    Digital content creation | content creator; YouTube; vlogging; social video; YouTubing | Social media content; Video editing
    Esports | e-sports; shoutcasting; esports production; competitive gaming; esports coaching | Live streaming
    Art valuation | art appraisal; antiques; fine art auctions; antique valuation; auction cataloguing; gallery sales | Curating
    Capture One | Capture One Pro; CaptureOne | Adobe Lightroom
    Adobe Audition | Audition; Adobe Audition CC | Pro Tools; Audacity
    Audacity | Audacity audio editor; Audacity editing | Sound design
    Ableton Live | Ableton; Ableton Push | Logic Pro; Cubase; FL Studio
    Cubase | Steinberg Cubase; Nuendo | Logic Pro; Pro Tools
    FL Studio | Fruity Loops; FruityLoops | Music production; Logic Pro
  `,
  occupations: `
    Journalist | reporter; news reporter; multimedia journalist; correspondent; feature writer; journaliste; periodista; freelance journalist; local reporter; columnist | Broadcast Journalist; Editor; Copywriter; Communications Officer | Journalism; Interviewing; Fact checking; Editing; Social media; Media law
    Broadcast Journalist | TV journalist; radio journalist; news producer; newsreader; video journalist; TV reporter; news anchor; Fernsehjournalist; journaliste reporter d'images | Journalist; Presenter; Producer | Broadcast journalism; Interviewing; Presenting; Video editing; Journalism; Media law
    Editor | magazine editor; news editor; managing editor; editor-in-chief; Redakteur; rédacteur en chef; redactor; editorial assistant; commissioning editor | Sub-editor; Journalist; Content Editor; Publishing Manager | Editing; Commissioning content; Editorial planning; Proofreading; Copy editing; People management
    Sub-editor | copy editor; copy chief; production editor; secrétaire de rédaction; copyeditor; chief sub-editor | Proofreader; Editor; Journalist; Content Editor | Sub-editing; Copy editing; Proofreading; Fact checking; Adobe InDesign; Editing
    Proofreader | proof reader; proof-reader and checker; correcteur; Lektor; corrector de textes; freelance proofreader; editorial proofreader | Sub-editor; Editor; Translator | Proofreading; Copy editing; Attention to detail; Editing
    Writer | author; novelist; screenwriter; scriptwriter; playwright; poet; Schriftsteller; écrivain; escritor; ghostwriter; script editor | Copywriter; Journalist; Editor | Creative writing; Script writing; Storytelling; Editing
    Publishing Manager | publisher; publishing assistant; publishing executive; rights manager; éditeur; Verlagskaufmann; editorial manager; publishing editor; rights executive | Editor; Marketing Manager; Project Manager | Publishing; Commissioning content; Editing; Project management; Print production
    Video Editor | film editor; post-production editor; editor of video; monteur vidéo; editor de vídeo; videographer and editor; edit assistant; offline editor | Animator; Videographer; Post-production Supervisor; Visual Effects Artist | Video editing; Adobe Premiere Pro; Motion graphics; Colour grading; Storytelling; Post-production; Avid Media Composer
    Post-production Supervisor | post-production coordinator; post producer; post-production manager; colorist; media operator; étalonneur; edit producer; post-production assistant | Video Editor; Producer | Post-production; Colour grading; Project management; Video editing
    Videographer | video producer; content videographer; shooter editor; corporate video maker; vidéaste; Videograf; videógrafo; video content creator; multimedia producer; wedding videographer; video content producer | Camera Operator; Video Editor; Photographer; Content Creator | Camera operation; Video editing; Adobe Premiere Pro; Lighting; Storytelling; Sound recording
    Camera Operator | cameraman; camera person; cinematographer; director of photography; lighting cameraman; Kameramann; cadreur; operador de cámara; camera assistant; focus puller; camera op | Videographer; Lighting Technician; Photographer | Camera operation; Cinematography; Lighting; Television production; Film production
    Photographer | freelance photographer; press photographer; wedding photographer; portrait photographer; Fotograf; photographe; fotógrafo; studio photographer; photography assistant; photojournalist; event photographer | Videographer; Camera Operator; Graphic Designer | Photography; Adobe Lightroom; Adobe Photoshop; Portrait and event photography; Lighting; Customer service
    Content Creator | digital content creator; YouTuber; vlogger; influencer; streamer; créateur de contenu; creador de contenido; social content creator; podcaster; short-form video creator; TikTok creator | Social Media Manager; Videographer; Copywriter | Digital content creation; Video editing; Social media; Storytelling; Photography; Podcast production
    Producer | TV producer; film producer; assistant producer; series producer; Produzent; producteur audiovisuel; productor audiovisual; podcast producer; creative producer; executive producer | Film Director; Production Coordinator; Broadcast Journalist; Project Manager | Producing; Television production; Film production; Storytelling; Budgeting; Project management
    Production Coordinator | production secretary; line producer; chargé de production; Aufnahmeleiter; TV production assistant; production management assistant; location manager | Producer; Project Administrator; Stage Manager | Television production; Film production; Location management; Coordination; Budgeting; Diary management
    Film Director | TV director; stage director; theatre director; réalisateur; Regisseur; director de cine; video director | Producer; Actor; Videographer | Film directing; Storytelling; Script writing; Film production; Actor casting
    Sound Engineer | audio engineer; live sound engineer; sound technician; recording engineer; Tontechniker; ingénieur du son; técnico de sonido; sound recordist; audio technician; sound designer | Lighting Technician; Audiovisual Technician; Music Producer; Broadcast Engineer | Sound mixing; Sound recording; Sound design; Pro Tools; Audiovisual support; Stagecraft
    Music Producer | beatmaker; record producer; music programmer; Musikproduzent; producteur de musique; mix engineer; mastering engineer; beat maker | Sound Engineer; Musician; Composer | Music production; Logic Pro; Sound mixing; Sound recording; Music composition
    Lighting Technician | stage lighting technician; lighting operator; gaffer; stage electrician; Beleuchter; éclairagiste; técnico de iluminación; theatre electrician | Sound Engineer; Stage Technician; Electrician; Camera Operator | Lighting; Stagecraft; Working at height; Electrical testing; Manual handling
    Audiovisual Technician | AV technician; AV engineer; AV installer; audio visual technician; Medientechniker; technicien audiovisuel; event technician; technicien événementiel; conference technician; AV support technician | Sound Engineer; Lighting Technician; Broadcast Engineer; IT Support Technician | Audiovisual support; Sound mixing; Lighting; Live streaming; Manual handling; Customer service
    Broadcast Engineer | broadcast technician; transmission engineer; studio engineer; vision mixer; outside broadcast engineer; technicien de diffusion; playout operator; vision engineer; MCR operator; broadcast operator | Audiovisual Technician; Electronics Engineer; Sound Engineer | Broadcast engineering; Studio vision mixing; Audiovisual support; Electronics repair; Live streaming
    Presenter | TV presenter; radio presenter; broadcaster; Moderator; présentateur; presentador; radio host; master of ceremonies; compère; DJ | Broadcast Journalist; Actor; Radio Producer | Presenting; Public speaking; Interviewing; Storytelling; Radio production
    Radio Producer | podcast editor; audio producer; réalisateur radio; radio broadcast assistant; radio editor; podcast manager | Producer; Presenter; Sound Engineer | Radio production; Podcast production; Sound recording; Interviewing; Pro Tools
    Actor | actress; performer; voice-over artist; voice actor; Schauspieler; comédien; actor de doblaje; theatre actor; film extra; supporting artist; voice artist | Presenter; Drama Teacher; Dancer; Entertainer | Acting; Voice-over; Singing; Public speaking; Dance
    Dancer | choreographer; ballet dancer; contemporary dancer; Tänzer; danseur; bailarín; dance artist; movement director; commercial dancer | Actor; Drama Teacher; Entertainer | Dance; Choreography; Acting; Group exercise
    Entertainer | children's entertainer; comedian; magician; circus performer; clown; animador turístico; puppeteer; acrobat; entertainment host; stand-up comedian; entertainments team member | Actor; Presenter; Out-of-School Club Leader; Dancer | Circus skills; Presenting; Public speaking; Stand-up comedy; Singing
    Musician | instrumentalist; session musician; orchestral musician; pianist; guitarist; Musiker; musicien; músico; violinist; drummer | Composer; Music Teacher; Music Producer | Music performance; Singing; Music theory; Music composition; Working under pressure
    Composer | songwriter; music arranger; film composer; Komponist; compositeur; compositor de música; musical director | Musician; Music Producer; Music Teacher | Music composition; Music theory; Conducting; Logic Pro; Music production
    Artist | fine artist; sculptor; visual artist; Künstler; artiste plasticien; artista plástico; muralist; printmaker; community artist; scenic painter | Illustrator; Potter; Art and Design Teacher; Museum Curator | Fine art; Illustration; Arts facilitation; Exhibition planning; Scenic painting
    Art Therapist | music therapist; dramatherapist; arts therapist; Kunsttherapeut; art-thérapeute; play therapist; dance movement psychotherapist | Psychotherapist; Counsellor; Occupational Therapist | Art therapy; Counselling; Safeguarding; Mental health care; Report writing
    Stage Manager | deputy stage manager; assistant stage manager; theatre production manager; Inspizient; régisseur de théâtre; regidor; company stage manager; show caller; theatre manager; company manager | Production Coordinator; Stage Technician; Events Manager | Stage management; Theatre production; Coordination; Health and safety; Working under pressure
    Stage Technician | stagehand; theatre technician; stage crew; flyman; Bühnentechniker; machiniste; tramoyista; technical stage manager; stage rigger; event crew | Lighting Technician; Sound Engineer; Set Builder; Stage Manager | Stagecraft; Lighting; Set building; Working at height; Manual handling; Power tools
    Set Builder | scenic carpenter; set carpenter; scenery builder; stage carpenter; Bühnenbauer; constructeur de décors; prop builder; exhibition stand builder; scenic constructor | Carpenter; Shopfitter; Stage Technician; Model Maker; Set Designer | Set building; Carpentry; Prop making; Scenic painting; Power tools
    Set Designer | production designer; stage designer; scenic designer; set decorator; Bühnenbildner; décorateur scénographe; escenógrafo; art department assistant; theatre designer; set dresser; props master | Exhibition Designer; Interior Designer; Set Builder; Costume Designer | Set design; Model making; SketchUp; Illustration; Prop making
    Costume Designer | wardrobe stylist; Kostümbildner; créateur de costumes; figurinista; wardrobe supervisor; costume supervisor | Costume Maker; Fashion Designer; Set Designer | Costume design; Costume making; Fashion design; Illustration; Garment construction
    Costume Maker | wardrobe assistant; dresser; theatre dresser; wardrobe maintenance assistant; costumier; Gewandmeister; habilleuse; costume cutter; wardrobe technician; costume assistant | Tailor; Costume Designer; Pattern Cutter; Make-up Artist | Costume making; Sewing; Pattern cutting; Garment construction; Laundry
    Museum Curator | curator; art curator; gallery curator; collections curator; Kurator; conservateur de musée; conservador de museo; assistant curator; commissaire d'exposition; exhibitions officer; gallery manager | Collections Officer; Archivist; Exhibition Designer; Museum Educator | Curating; Exhibition planning; Collections management; Report writing; Public speaking; Internet research
    Collections Officer | museum registrar; collections assistant; art handler; museum technician; régisseur d'œuvres; collections manager; gallery technician; Museumstechniker | Museum Curator; Archivist; Conservator | Collections management; Archiving; Art conservation; Manual handling; Data entry
    Conservator | art conservator; art restorer; paintings conservator; paper conservator; Restaurator; restaurateur d'œuvres d'art; restaurador de arte; object conservator; book conservator; textile conservator | Collections Officer; Museum Curator; Stonemason | Art conservation; Collections management; Fine art; Attention to detail; Heritage restoration
    Archivist | archive assistant; digital archivist; Archivar; archiviste; archivero; archives officer; digitisation officer; media asset manager; local history officer | Librarian; Records Manager; Museum Curator; Collections Officer | Archiving; Records management; Cataloguing; Internet research; Art conservation; Data protection
    Museum Educator | gallery educator; heritage learning officer; museum learning officer; interpretation officer; Museumspädagoge; médiateur culturel; museum education officer; learning and engagement officer; mediador cultural; heritage interpreter | Tour Guide; Primary School Teacher; Museum Curator; Front of House Assistant | Museum education; Public speaking; Lesson planning; Arts facilitation; Safeguarding
    Arts Administrator | arts manager; arts officer; cultural project manager; Kulturmanager; chargé de production culturelle; gestor cultural; arts development officer; festival coordinator; orchestra manager; festival manager | Events Manager; Programme Officer; Museum Curator; Office Administrator | Arts administration; Events programming; Grant writing; Event management; Budgeting; Stakeholder management
    Talent Agent | literary agent; artist manager; music manager; agent artistique; Künstleragent; casting director; music promoter; model booker | Recruiter; Account Manager; Arts Administrator | Artist management; Negotiation; Actor casting; Relationship building; Contract negotiation
    Art Valuer | antiques valuer; galeriste; auction house cataloguer | Valuer; Sales Assistant; Museum Curator | Art valuation; Public speaking; Customer advice; Negotiation; Internet research
    Singer | vocalist; session singer; opera singer; Sängerin; chanteuse; cantante; backing singer; chorister | Musician; Actor; Music Teacher | Singing; Music performance; Music theory; Acting
    Conductor | orchestra conductor; choir leader; choral director; Dirigent; chef d'orchestre; director de orquesta | Composer; Musician; Music Teacher | Conducting; Music theory; Music performance; Team leadership
    Production Runner | runner; film runner; TV runner; set runner; floor runner | Production Coordinator; Stage Technician | Television production; Film production; Coordination; Driving licence
  `,
}
