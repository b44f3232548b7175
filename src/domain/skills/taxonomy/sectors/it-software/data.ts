export const DATA = `
  PostgreSQL | Postgres; PostgresSQL; PostgreSQL administration; Postgre SQL; psql | MySQL; Microsoft SQL Server; Oracle Database
  PostGIS | Post GIS; PostGIS SQL | Spatial databases; PostgreSQL
  Spatial databases | spatial SQL; geospatial databases; geodatabases; SpatiaLite | GIS
  MySQL | My SQL; MySQL Server | MariaDB; Microsoft SQL Server
  MariaDB | Maria DB; MariaDB Server |
  Microsoft SQL Server | SQL Server; MS SQL; MSSQL; SSMS | Transact-SQL; Oracle Database
  Oracle Database | Oracle; Oracle DB; Oracle SQL; Oracle RDBMS; Oracle 19c | PL/SQL
  SQLite | SQL Lite; SQLite3 | MySQL
  MongoDB | Mongo; Mongo DB; Mongoose | NoSQL; DynamoDB
  Redis | Redis cache; Redis caching; Valkey |
  Apache Cassandra | Cassandra; Cassandra DB | DynamoDB
  DynamoDB | Amazon DynamoDB; Dynamo DB |
  Neo4j | graph databases; Cypher query language; graph DB |
  NoSQL | non-relational databases; NoSQL databases; document databases; No SQL | MongoDB
  Elasticsearch | Elastic Search; Elastic Stack; ELK stack; ELK; Kibana; Logstash | Search engineering
  Search engineering | search relevance; Apache Solr; Solr; Lucene; information retrieval |
  Relational databases | RDBMS; relational database management; relational database design; databases; Datenbanken; bases de données; bases de datos; relationale Datenbanken | SQL; Database design
  Database design | schema design; database schema design; database modelling; database development | Data modelling
  Database administration | DBA; database management; database maintenance; database support | Microsoft SQL Server; PostgreSQL
  Query optimisation | SQL tuning; query tuning; database performance tuning; query optimization | Database administration
  Data modelling | data modeling; entity relationship diagrams; ERD; dimensional modelling; data models |
  Data engineering | data pipelines; data pipeline development; building data pipelines; data platform engineering | ETL
  ETL | ELT; extract transform load; data integration; ETL development | Apache Airflow; SSIS; Informatica
  SSIS | SQL Server Integration Services; SSIS packages | Informatica; Azure Data Factory
  Azure Data Factory | ADF; Data Factory |
  Informatica | Informatica PowerCenter; PowerCenter | Talend
  Talend | Talend Open Studio; Talend Data Integration |
  dbt | data build tool; dbt Core; dbt Cloud; analytics engineering | ETL; SQL
  Apache Airflow | Airflow; workflow orchestration; Airflow DAGs |
  Apache Spark | Spark; PySpark; Spark SQL; Spark Streaming | Databricks; Hadoop
  Hadoop | Apache Hadoop; HDFS; MapReduce; Apache Hive | Big data
  Big data | big data analytics; big data processing; big data technologies | Apache Spark
  Databricks | Delta Lake; data lakehouse; Azure Databricks | Snowflake
  Snowflake | Snowflake Data Cloud; SnowSQL; Snowflake DB | BigQuery; Amazon Redshift
  BigQuery | Google BigQuery; Big Query | Amazon Redshift
  Amazon Redshift | AWS Redshift; Redshift |
  Data warehousing | data warehouse; DWH; data warehouse design; star schema; Kimball modelling | Data lakes; Data modelling
  Data lakes | data lake; data lake architecture; data mesh |
  Data governance | data stewardship; data catalogues; data ownership; data management | Data quality; Master data management
  Data quality | data quality management; data validation; data accuracy; data checks | Data cleaning
  Data cleaning | data cleansing; data wrangling; data preparation; data munging; cleaning data |
  Data migration | data conversion; database migration; migrating data | ETL
  Master data management | master data; reference data management; product data management | Data quality
  Data visualisation | data visualization; dataviz; data viz; charts and graphs; visualising data; Datenvisualisierung; visualisation de données; visualización de datos | Dashboards
  Dashboards | dashboarding; dashboard design; KPI dashboards; dashboard development | Business intelligence
  Data storytelling | presenting data; communicating insights; storytelling with data | Data visualisation
  Business intelligence | BI; BI reporting; BI development; BI analysis | Power BI; Tableau
  Power BI | PowerBI; Microsoft Power BI; DAX; Power BI reports; Power Query | Tableau; Qlik; Looker
  Tableau | Tableau Desktop; Tableau Server; Tableau dashboards | Qlik; Looker
  Qlik | QlikView; Qlik Sense; QlikSense |
  Looker | LookML; Google Looker | Looker Studio
  Looker Studio | Google Data Studio; Data Studio |
  Pandas | Python pandas; pandas DataFrames | NumPy
  NumPy | SciPy; numerical Python; Num Py |
  Jupyter | Jupyter Notebook; Jupyter notebooks; JupyterLab |
  Data science | applied data science; data science methods; advanced analytics | Machine learning; Data analysis
  Data mining | knowledge discovery; pattern mining; data exploration | Machine learning; Data analysis
  Artificial intelligence | AI; applied AI; AI development; AI engineering; künstliche Intelligenz; KI; intelligence artificielle; inteligencia artificial | Machine learning
  Machine learning | ML; statistical learning; predictive modelling; predictive modeling; supervised learning; maschinelles Lernen; apprentissage automatique; aprendizaje automático | Deep learning
  Deep learning | neural networks; artificial neural networks; convolutional neural networks; CNNs; transformers in machine learning | PyTorch; TensorFlow
  PyTorch | Torch; Py Torch; PyTorch Lightning | TensorFlow
  TensorFlow | Keras; Tensor Flow; TensorFlow Lite |
  scikit-learn | sklearn; scikit learn library; SciKit | Machine learning
  Reinforcement learning | RL; deep reinforcement learning; Q-learning | Deep learning
  Natural language processing | NLP; text mining; computational linguistics; text analytics; spaCy | Large language models
  Computer vision | image recognition; OpenCV; object detection; image segmentation | Image analysis; Deep learning
  Large language models | LLM; LLMs; generative AI; GenAI; GPT; foundation models | Prompt engineering
  Prompt engineering | prompt design; prompt writing |
  Retrieval-augmented generation | RAG; vector search; vector databases; LangChain; LlamaIndex | Large language models
  Model fine-tuning | LLM fine-tuning; transfer learning; LoRA fine-tuning; Hugging Face | Large language models
  Recommender systems | recommendation engines; recommendation systems; collaborative filtering | Machine learning
  MLOps | ML Ops; model deployment; MLflow; Kubeflow; machine learning operations | Machine learning
  Data annotation | data labelling; data labeling; image annotation; text annotation |
`
